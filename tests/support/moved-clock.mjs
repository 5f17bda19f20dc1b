// Loaded into a shop before anything else: its clock jumps by 61 seconds at SIGWINCH, and it says so (clock.ts).

const { now } = Date;
let ahead = 0;
Date.now = () => now() + ahead;
process.on("SIGWINCH", () => {
  ahead += 61_000;
  process.stdout.write("the clock was moved\n");
});
