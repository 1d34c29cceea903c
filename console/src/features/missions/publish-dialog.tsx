import { useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import type { MissionPlan, DeskMission } from '@baize/contract/promotions/missions-desk'
import { languages } from '@baize/kernel/language'
import { money, toDecimal, type Currency } from '@baize/kernel/money'
import { Select } from '@baize/ui/forms/select'
import { TextArea } from '@baize/ui/forms/text-area'
import { TextField } from '@baize/ui/forms/text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call, serverNow } from '../../shared/api.ts'
import { useBrandCurrency } from '../../shared/figures/use-brand-currency.ts'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../shared/forms/use-write.ts'
import { makeId, root } from './api.ts'
import { isSumKind, readLines, sumOf, writeLines } from './read-lines.ts'
import { factTexts, kindTexts, periodTexts } from './words.ts'

const dayMs = 86_400_000
const kinds = Object.keys(kindTexts) as MissionPlan['kind'][]
const facts = Object.keys(factTexts) as NonNullable<MissionPlan['fact']>[]
const periods = Object.keys(periodTexts) as MissionPlan['period'][]

type Props = { readonly mission: DeskMission | undefined; readonly onClose: () => void }

/** A new mission, or a further version of one: then what it asks and gives stays as it is. */
export function PublishDialog({ mission, onClose }: Props) {
  const brand = useBrandCurrency()
  const currency = mission?.plan.currency ?? brand
  return currency && <PublishForm currency={currency} mission={mission} onClose={onClose} />
}

function PublishForm({ currency, mission, onClose }: Props & { readonly currency: Currency }) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  const id = useRef(mission?.id ?? makeId('mis'))
  const before = mission?.plan
  const isNew = before === undefined
  const [kind, setKind] = useState<MissionPlan['kind']>(before?.kind ?? 'validBet')
  const [fact, setFact] = useState<NonNullable<MissionPlan['fact']>>(before?.fact ?? 'deposit')
  const [period, setPeriod] = useState<MissionPlan['period']>(before?.period ?? 'weekly')
  const [titles, setTitles] = useState(before?.titles ?? {})
  const [lines, setLines] = useState(before?.lines ?? {})
  const typed = (sum: string) => toDecimal(money(BigInt(sum), currency))
  const [texts, setTexts] = useState({
    steps: before === undefined ? '' : writeLines(before),
    per: before === undefined ? '10' : typed(before.per),
    times: String(before?.times ?? 1),
    budget: before === undefined ? '' : typed(before.budget),
    claimDays: String(before?.claimDays ?? 7),
    days: before === undefined ? '28' : String(daysTo(before.closesAt)),
  })
  const field = (name: keyof typeof texts) => ({
    value: texts[name],
    onChange: (event: { target: { value: string } }) =>
      setTexts((known) => ({ ...known, [name]: event.target.value })),
  })
  const isBoard = kind === 'board'
  const read = readLines(texts.steps, currency, isSumKind(kind))
  const budget = sumOf(texts.budget, currency)
  const numbers = [texts.times, texts.claimDays, texts.days].map(Number)
  const isWhole =
    !('bad' in read) &&
    read.lines.length > 0 &&
    budget !== '' &&
    (titles.EN ?? '').trim() !== '' &&
    numbers.every((number) => Number.isInteger(number) && number >= 0)
  const wordless = isWhole ? wordlessIn(titles) : undefined
  const blocked =
    'bad' in read
      ? t('missions-desk.badLine', { line: read.bad })
      : wordless !== undefined
        ? t('missions-desk.noTitle', { language: wordless })
        : isWhole
          ? undefined
          : ''

  function planOf(): MissionPlan {
    if ('bad' in read) throw new Error('What cannot be read was sent.')
    const shared = {
      titles,
      lines,
      budget,
      claimDays: Number(texts.claimDays),
      closesAt:
        before !== undefined && Number(texts.days) === daysTo(before.closesAt)
          ? before.closesAt
          : new Date(serverNow() + Number(texts.days) * dayMs).toISOString(),
    }
    if (before !== undefined) return { ...before, ...shared }
    return {
      ...shared,
      kind,
      fact: kind === 'once' ? fact : null,
      categories: [],
      period: kind === 'once' ? 'once' : period,
      currency,
      steps: isBoard ? [] : read.lines.map(({ first, reward }) => ({ goal: first, reward })),
      prizes: isBoard
        ? read.lines.map(({ first, reward }) => ({ places: Number(first), reward }))
        : [],
      per: isBoard ? sumOf(texts.per, currency) || '1' : '1',
      times: Number(texts.times),
      lagMinutes: 10,
      opensAt: new Date(serverNow()).toISOString(),
    }
  }

  return (
    <ReasonDialog
      title={isNew ? t('missions-desk.new') : `${t('missions-desk.edit')}: ${titles.EN ?? ''}`}
      text={t(isNew ? 'missions-desk.publishText' : 'missions-desk.editText')}
      action={t('missions-desk.publish')}
      blocked={blocked}
      onConfirm={async (reason) => {
        const wanted = { id: id.current, version: mission?.version ?? 0, plan: planOf(), reason }
        const { approval } = await write(() => call(calls.publishMission, wanted))
        show(t(approval === null ? 'missions-desk.published' : 'missions-desk.waits'), 'ok')
      }}
      onClose={onClose}
    >
      {isNew && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t('missions-desk.kind')}
            value={kind}
            onValue={setKind}
            options={kinds.map((value) => ({ value, label: t(kindTexts[value]) }))}
          />
          {kind === 'once' ? (
            <Select
              label={t('missions-desk.fact')}
              value={fact}
              onValue={setFact}
              options={facts.map((value) => ({ value, label: t(factTexts[value]) }))}
            />
          ) : (
            <Select
              label={t('missions-desk.period')}
              value={period}
              onValue={setPeriod}
              options={periods.map((value) => ({ value, label: t(periodTexts[value]) }))}
            />
          )}
        </div>
      )}
      {languages.map(({ wire, name }) => (
        <div key={wire} className="grid gap-2 sm:grid-cols-2">
          <TextField
            label={t('missions-desk.titleIn', { language: name })}
            maxLength={60}
            data-autofocus={wire === 'EN' ? '' : undefined}
            value={titles[wire] ?? ''}
            onChange={(event) => setTitles((known) => ({ ...known, [wire]: event.target.value }))}
          />
          <TextField
            label={t('missions-desk.lineIn', { language: name })}
            maxLength={160}
            value={lines[wire] ?? ''}
            onChange={(event) => setLines((known) => ({ ...known, [wire]: event.target.value }))}
          />
        </div>
      ))}
      {isNew && (
        <TextArea
          label={t(isBoard ? 'missions-desk.prizes' : 'missions-desk.steps')}
          help={t(isBoard ? 'missions-desk.prizesHelp' : 'missions-desk.stepsHelp')}
          {...field('steps')}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField label={t('missions-desk.budget')} inputMode="decimal" {...field('budget')} />
        <TextField label={t('missions-desk.days')} inputMode="numeric" {...field('days')} />
        <TextField
          label={t('missions-desk.claimDays')}
          inputMode="numeric"
          {...field('claimDays')}
        />
        {isNew && (
          <TextField label={t('missions-desk.times')} inputMode="numeric" {...field('times')} />
        )}
        {isNew && isBoard && (
          <TextField label={t('missions-desk.per')} inputMode="decimal" {...field('per')} />
        )}
      </div>
    </ReasonDialog>
  )
}

/** The first language without a title; members of each read it. */
const wordlessIn = (titles: MissionPlan['titles']) =>
  languages.find(({ wire }) => (titles[wire] ?? '').trim() === '')?.name

const daysTo = (moment: string) =>
  Math.max(1, Math.ceil((Date.parse(moment) - serverNow()) / dayMs))
