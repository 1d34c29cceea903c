/** A part of a payment and what is missing of it: more than nothing, less than all; together they are the payment. */
export function splitReceived(
  paid: bigint,
  received: bigint,
): { readonly received: bigint; readonly remaining: bigint } | undefined {
  if (received <= 0n || received >= paid) return undefined
  return { received, remaining: paid - received }
}
