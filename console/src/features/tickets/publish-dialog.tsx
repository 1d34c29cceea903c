import { useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import type { TicketPlan } from '@baize/contract/promotions/tickets-desk'
import { languageEntry, languages, type Language } from '@baize/kernel/language'
import { formatMoney, money, parseMoney, type Currency } from '@baize/kernel/money'
import { Segmented } from '@baize/ui/forms/segmented'
import { TextArea } from '@baize/ui/forms/text-area'
import { TextField } from '@baize/ui/forms/text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useLanguage, useText } from '@baize/texts/use-text'
import { call, serverNow } from '../../shared/api.ts'
import { useBrandCurrency } from '../../shared/figures/use-brand-currency.ts'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../shared/forms/use-write.ts'
import { makeId, root } from './api.ts'
import { readPrizes } from './read-prizes.ts'

const minuteMs = 60_000

type PublishFormProps = { readonly currency: Currency; readonly onClose: () => void }

/** A campaign as it is written down: a deck, who draws from it, and when. */
export function PublishDialog({ onClose }: Pick<PublishFormProps, 'onClose'>) {
  const currency = useBrandCurrency()
  return currency && <PublishForm currency={currency} onClose={onClose} />
}

function PublishForm({ currency, onClose }: PublishFormProps) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  const { tag } = languageEntry(useLanguage())
  const id = useRef(makeId('tkc'))
  const [kind, setKind] = useState<TicketPlan['kind']>('wheel')
  const [entry, setEntry] = useState<TicketPlan['entry']>('ticket')
  const [titles, setTitles] = useState<Partial<Record<Language, string>>>({})
  const [texts, setTexts] = useState({
    prizes: '',
    times: '0',
    deposit: '',
    bet: '',
    perDay: '5',
    opens: '0',
    hours: '24',
  })
  const field = (name: keyof typeof texts) => ({
    value: texts[name],
    onChange: (event: { target: { value: string } }) =>
      setTexts((known) => ({ ...known, [name]: event.target.value })),
  })
  const read = readPrizes(texts.prizes, currency)
  const sumOf = (text: string) => {
    const sum = parseMoney(text.trim(), currency)
    return sum.ok && sum.value.amount > 0n ? String(sum.value.amount) : null
  }
  const numbers = [texts.times, texts.perDay, texts.opens, texts.hours].map(Number)
  const blocked =
    'line' in read
      ? t('tickets-desk.badPrizes', { line: read.line })
      : read.slips === 0 || (titles.EN ?? '').trim() === '' || numbers.some(Number.isNaN)
        ? ''
        : undefined
  const english = (titles.EN ?? '').trim()
  const fallsBack =
    english === '' ? undefined : t('tickets-desk.titleFallsBack', { title: english })
  const deposit = sumOf(texts.deposit)
  const validBet = sumOf(texts.bet)

  function planOf(): TicketPlan {
    if ('line' in read) throw new Error('What cannot be read was sent.')
    const opensAt = serverNow() + Number(texts.opens) * minuteMs
    return {
      kind,
      entry,
      titles,
      currency,
      budget: String(read.total),
      times: Number(texts.times),
      earning:
        entry === 'free' || (deposit ?? validBet) === null
          ? null
          : { deposit, validBet, perDay: Number(texts.perDay) },
      opensAt: new Date(opensAt).toISOString(),
      closesAt: new Date(opensAt + Number(texts.hours) * 60 * minuteMs).toISOString(),
      prizes: [...read.prizes],
    }
  }

  return (
    <ReasonDialog
      title={t('tickets-desk.new')}
      text={t('tickets-desk.publishText')}
      action={t('tickets-desk.publish')}
      blocked={blocked}
      onConfirm={async (reason) => {
        const { approval } = await write(() =>
          call(calls.publishCampaign, { id: id.current, plan: planOf(), reason }),
        )
        show(t(approval === null ? 'tickets-desk.published' : 'tickets-desk.waits'), 'ok')
      }}
      onClose={onClose}
    >
      <Segmented
        label={t('tickets-desk.kind')}
        value={kind}
        onValue={setKind}
        segments={[
          { value: 'wheel', label: t('tickets.wheel') },
          { value: 'egg', label: t('tickets.egg') },
          { value: 'envelope', label: t('tickets.envelope') },
        ]}
      />
      <Segmented
        label={t('tickets-desk.entry')}
        value={entry}
        onValue={setEntry}
        segments={[
          { value: 'ticket', label: t('tickets-desk.entryTicket') },
          { value: 'free', label: t('tickets-desk.entryFree') },
        ]}
      />
      {languages.map(({ wire, name }) => (
        <TextField
          key={wire}
          label={
            wire === 'EN' ? t('tickets-desk.title') : t('tickets-desk.titleIn', { language: name })
          }
          help={(titles[wire] ?? '').trim() === '' && wire !== 'EN' ? fallsBack : undefined}
          maxLength={100}
          data-autofocus={wire === 'EN' ? '' : undefined}
          value={titles[wire] ?? ''}
          onChange={(event) => setTitles((known) => ({ ...known, [wire]: event.target.value }))}
        />
      ))}
      <TextArea
        label={t('tickets-desk.prizes')}
        help={
          'line' in read || read.slips === 0
            ? t('tickets-desk.prizesHelp')
            : t('tickets-desk.comesTo', {
                amount: formatMoney(money(read.total, currency), tag),
                slips: read.slips,
              })
        }
        {...field('prizes')}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField label={t('tickets-desk.times')} inputMode="numeric" {...field('times')} />
        <TextField label={t('tickets-desk.opensIn')} inputMode="numeric" {...field('opens')} />
        <TextField label={t('tickets-desk.lasts')} inputMode="decimal" {...field('hours')} />
        {entry === 'ticket' && (
          <>
            <TextField
              label={t('tickets-desk.earnDeposit')}
              inputMode="decimal"
              {...field('deposit')}
            />
            <TextField label={t('tickets-desk.earnBet')} inputMode="decimal" {...field('bet')} />
            <TextField label={t('tickets-desk.perDay')} inputMode="numeric" {...field('perDay')} />
          </>
        )}
      </div>
    </ReasonDialog>
  )
}
