/** The three words of the log that the database speaks; a pino logger fulfils it. */
export type DatabaseLog = {
  info(fields: object, sentence: string): void
  warn(fields: object, sentence: string): void
  error(fields: object, sentence: string): void
}

export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} }
