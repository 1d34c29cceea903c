/** What was opened last is closed first; one failing step does not keep the others open. */
export type Closing = {
  add(close: () => Promise<void> | void): void
  run(): Promise<void>
}

export function createClosing(failed: (error: unknown) => void): Closing {
  const steps: (() => Promise<void> | void)[] = []
  return {
    add: (close) => void steps.unshift(close),
    async run() {
      for (const step of steps.splice(0)) {
        try {
          await step()
        } catch (error) {
          failed(error)
        }
      }
    },
  }
}
