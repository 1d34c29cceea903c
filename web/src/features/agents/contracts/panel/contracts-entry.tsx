import { useText } from '@baize/texts/use-text'

type Props = { readonly isWaiting: boolean; readonly narrow: boolean }

/** The words of the menu's entry; who does not see the dot hears what it says. */
export function ContractsEntryName({ isWaiting, narrow }: Props) {
  const t = useText()
  const name = t('agents-contracts.myContracts')
  return (
    <>
      <span className={narrow ? 'sr-only' : 'min-w-0 flex-1 truncate text-start'}>{name}</span>
      {isWaiting && <span className="sr-only">{t('agents-contracts.anOfferWaits')}</span>}
    </>
  )
}
