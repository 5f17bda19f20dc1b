import { type CallLog, createCallLog } from "./calls";
import { createEventLog, type EventLog } from "./events";
import { createFaults, type Faults } from "./faults";

/** What the control API keeps in memory. */
export interface Control {
  /** How far the sandbox's clock is ahead of the machine's. */
  offsetMs: number;
  calls: CallLog;
  faults: Faults;
  events: EventLog;
}

export function createControl(): Control {
  return { offsetMs: 0, calls: createCallLog(), faults: createFaults(), events: createEventLog() };
}
