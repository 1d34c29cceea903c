import { useQuery } from '@tanstack/react-query'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money } from '@baize/kernel/money'
import { Note } from '@baize/ui/waiting/note'
import { useLanguage, useText } from '@baize/texts/use-text'
import { giftsQuery } from './api.ts'

/** What was asked for a member and waits for a second person. */
export function WaitingGifts({ member }: { readonly member: string }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const waiting = useQuery(giftsQuery(member)).data?.items.filter(
    ({ state }) => state === 'waiting',
  )
  if (waiting === undefined || waiting.length === 0) return null
  return (
    <div className="grid gap-2 px-4 pb-3 md:px-5">
      {waiting.map(({ id, amount, currency, requestedBy }) => (
        <Note key={id} tone="pending" title={t('gifts-desk.waits')}>
          {t('gifts-desk.askedBy', {
            amount: formatMoney(money(BigInt(amount), currency), tag),
            name: requestedBy,
          })}
        </Note>
      ))}
    </div>
  )
}
