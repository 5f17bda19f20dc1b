// Loaded into a shop before all else. Its clock is ahead by CLOCK_AHEAD_MS, and jumps by CLOCK_JUMP_MS (61 seconds by
// default) on each SIGWINCH, which it reports on stdout (clock.ts).

const { now } = Date;
let ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
Date.now = () => now() + ahead;
process.on("SIGWINCH", () => {
  ahead += Number(process.env.CLOCK_JUMP_MS ?? 61_000);
  process.stdout.write("the clock was moved\n");
});
