// Loaded into a shop before anything else: its clock is ahead by CLOCK_AHEAD_MS, and jumps by CLOCK_JUMP_MS,
// 61 seconds unless said, at SIGWINCH, of which it tells (clock.ts).

const { now } = Date;
let ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
Date.now = () => now() + ahead;
process.on("SIGWINCH", () => {
  ahead += Number(process.env.CLOCK_JUMP_MS ?? 61_000);
  process.stdout.write("the clock was moved\n");
});
