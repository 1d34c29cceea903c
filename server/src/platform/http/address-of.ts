import { TransportRefusal } from './answer.ts'

/**
 * Where a call comes from. A caller who hung up meanwhile has no address any more: nobody waits for the answer, and no rule about
 * addresses is asked about nothing.
 */
export function addressOf({ ip }: { readonly ip: string | undefined }): string {
  if (ip === undefined) throw new TransportRefusal('took_too_long')
  return ip
}
