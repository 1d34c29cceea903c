import { useRef, useState } from 'react'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { getGiftChoices, Gift } from '@baize/contract/promotions/gifts-desk'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { FormNote } from '@baize/ui/forms/form-note'
import { Segmented } from '@baize/ui/forms/segmented'
import { Note } from '@baize/ui/waiting/note'
import { useLanguage, useText } from '@baize/texts/use-text'
import { ReasonField } from '../../../shared/forms/reason-field.tsx'
import { createRequestIds } from '../../../shared/forms/request-id.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { giveOne } from './api.ts'
import { checkDraft, depositOf, emptyDraft, giftOf, type GiftDraft } from './draft.ts'
import { CauseFields, OfferFields, PlainFields } from './give-fields.tsx'

export type Choices = ReplyOf<typeof getGiftChoices>

type GiveFormProps = {
  readonly member: string
  readonly choices: Choices
  readonly onDone: (gift: Gift) => void
  readonly onClose: () => void
}

export function GiveForm({ member, choices, onDone, onClose }: GiveFormProps) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const [ids] = useState(() => createRequestIds('gft'))
  const { currency } = choices
  const typed = { currency, decimalMark: decimalMark(tag) }
  const offerOf = ({ offer }: GiftDraft) => choices.offers.find(({ id }) => id === offer)
  const sumIn = (draft: GiftDraft) => giftOf(draft, offerOf(draft), typed)
  const form = useForm<GiftDraft>({
    draft: useRef(emptyDraft),
    check: (draft) => checkDraft(draft, offerOf(draft), sumIn(draft)),
    send: async (draft) => {
      const sum = sumIn(draft)
      if (sum === undefined || draft.kind === '') return
      const isPlain = draft.way === 'plain'
      const asked = {
        id: member,
        kind: draft.kind,
        offer: isPlain ? '' : draft.offer,
        deposit: String((isPlain ? undefined : depositOf(draft, typed)) ?? 0n),
        amount: String(sum.amount),
        times: isPlain ? Number(draft.times) : 0,
        days: isPlain ? Number(draft.days) : 1,
        note: draft.note.trim(),
        reason: draft.reason.trim(),
      }
      try {
        const done = await giveOne({ gift: ids.idFor(JSON.stringify(asked)), ...asked })
        ids.answered()
        onDone(done)
      } catch (error) {
        ids.answered(error)
        throw error
      }
    },
  })
  const { way } = form.entries
  const sum = sumIn(form.entries)
  const offer = offerOf(form.entries)
  const left = way === 'plain' ? choices.left : offer?.left
  const say = (amount: bigint) => formatMoney(money(amount, currency), tag)
  return (
    <form {...form.frame} className="grid gap-4">
      <Segmented
        label={t('gifts-desk.what')}
        segments={[
          { value: 'plain', label: t('gifts-desk.plain') },
          { value: 'offer', label: t('gifts-desk.byOffer') },
        ]}
        value={way}
        onValue={(to) => form.set('way', to)}
      />
      {way === 'plain' ? (
        <PlainFields form={form} typed={typed} sum={sum} />
      ) : (
        <OfferFields form={form} typed={typed} offers={choices.offers} offer={offer} />
      )}
      <CauseFields form={form} />
      <ReasonField form={form} />
      <Note>
        {left !== undefined && `${t('gifts-desk.left', { left: say(BigInt(left)) })} `}
        {t('gifts-desk.second')}
      </Note>
      <FormNote form={form} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button onClick={onClose}>{t('ops.cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={form.busy}
          busyLabel={t('system-desk.sending')}
        >
          {sum === undefined
            ? t('gifts-desk.give')
            : t('gifts-desk.action', { amount: say(sum.amount) })}
        </Button>
      </div>
    </form>
  )
}
