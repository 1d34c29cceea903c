import { setFlagsFromString } from 'node:v8'

/**
 * The engine learns where objects come from that live long, and puts what comes from there among the old at once. The
 * ten thousand titles are read by the same line as every row of every call, and so each row would wait, with all it
 * holds, for a full collection: these are the stops that callers feel. To be called before anything is read.
 */
export function keepRowsYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
}
