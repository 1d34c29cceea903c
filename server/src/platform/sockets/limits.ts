/** What one socket, one person and one address may use. Tests set smaller ones. */
export type SocketLimits = {
  readonly helloMs: number
  readonly pingEveryMs: number
  /** Bytes that may wait for a client before it is dropped. */
  readonly buffered: number
  readonly perActor: number
  /** Of sockets that have not said yet whose they are. */
  readonly perAddress: number
  /** Of sockets that ended, or were ended, without having said it: behind an address are many, and few of them do that. */
  readonly nobodiesPerMinute: number
  readonly topics: number
  /** How many frames a client may send in `rateWindowMs`: messages, pieces of them, pings and pongs. */
  readonly rate: number
  readonly rateWindowMs: number
  readonly closingMs: number
}

export const defaultLimits: SocketLimits = {
  helloMs: 5_000,
  pingEveryMs: 25_000,
  buffered: 256 * 1024,
  perActor: 10,
  perAddress: 200,
  nobodiesPerMinute: 120,
  topics: 20,
  rate: 30,
  rateWindowMs: 10_000,
  closingMs: 2_000,
}

export const longestClientMessage = 4 * 1024
