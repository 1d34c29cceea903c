/** So long the public value of a shared round is waited for after its moment; then the round is voided. */
export const valuePatienceMs = 30_000
