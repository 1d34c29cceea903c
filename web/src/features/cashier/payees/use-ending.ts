import { useText } from '@baize/texts/use-text'

/** An account by its last signs, which is all that is known of it here: "ending 4471". */
export function useEnding(): (number: string) => string {
  const t = useText()
  return (number) => t('cashier.ending', { last: number.slice(-4) })
}
