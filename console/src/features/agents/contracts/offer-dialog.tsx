import { useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import { languageEntry } from '@baize/kernel/language'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { Select } from '@baize/ui/forms/select'
import { useToast } from '@baize/ui/overlays/toast'
import { Note } from '@baize/ui/waiting/note'
import { useLanguage, useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { useBrandCurrency } from '../../../shared/figures/use-brand-currency.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { ReasonField } from '../../../shared/forms/reason-field.tsx'
import { checkReason } from '../../../shared/forms/reason.ts'
import { checkFilled, useForm } from '../../../shared/forms/use-form.ts'
import { useWrite } from '../../../shared/forms/use-write.ts'
import { AcrossNote, AffectedList, effectsOf, type Effects } from '../affected-list.tsx'
import { makeId, root } from '../api.ts'
import { contractKinds, kindTexts } from '../words.ts'
import { basisTexts, carryTexts, periodTexts } from './terms-dialog.tsx'
import { emptyTier, kindRules, readTerms, type TermsDraft } from './terms-form.ts'
import { TierFields } from './tier-fields.tsx'

const blank: TermsDraft = {
  downline: '',
  kind: 'daily',
  basis: 'loss',
  period: 'Monthly',
  tiers: [emptyTier],
  cap: '',
  activeFrom: '',
  carry: 'none',
  reason: '',
}

/** Offers a contract that the house pays. What it would end, or replace, is asked before it is done. */
export function OfferDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  const currency = useBrandCurrency() ?? 'PHP'
  const mark = decimalMark(languageEntry(useLanguage()).tag)
  const [ending, setEnding] = useState<Effects>()
  const [replaces, setReplaces] = useState<string>()
  const asked = useRef({ content: '', id: makeId('ctr') })
  const form = useForm<TermsDraft>({
    draft: useRef(blank),
    check: (entries) => {
      const read = readTerms(entries, { currency, mark })
      return {
        ...('problems' in read && read.problems),
        ...checkFilled(entries, ['downline']),
        ...checkReason(entries),
      }
    },
    fieldOf: {
      not_found: 'downline',
      member_blocked: 'downline',
      not_for_trial: 'downline',
      not_for_house: 'downline',
    },
    send: async (entries) => {
      const read = readTerms(entries, { currency, mark })
      if ('problems' in read) return
      const downline = entries.downline.trim()
      const content = JSON.stringify([downline, read.terms])
      if (asked.current.content !== content) asked.current = { content, id: makeId('ctr') }
      try {
        const { approvalId } = await write(() =>
          call(calls.offerHouseContract, {
            id: asked.current.id,
            downline,
            terms: read.terms,
            reason: entries.reason.trim(),
            ...(replaces !== undefined && { replaces }),
            ...(ending !== undefined && { confirmed: true }),
          }),
        )
        const done = approvalId === null ? 'agents-desk.offered' : 'agents-second.asked'
        show(t(done, { name: downline }), 'ok')
        onClose()
      } catch (error) {
        const effects = effectsOf(error)
        if (effects !== undefined) return setEnding(effects)
        const open = openOfferOf(error)
        if (open === undefined) throw error
        setReplaces(open)
      }
    },
  })
  const { kind } = form.entries
  const { bases, periods } = kindRules[kind]
  return (
    <FormDialog
      title={t('agents-desk.offerHouse')}
      text={t('agents-desk.offerText')}
      action={t(
        ending || replaces !== undefined ? 'agents-desk.offerAnyway' : 'agents-desk.offerHouse',
      )}
      danger={ending !== undefined}
      form={form}
      onClose={onClose}
    >
      <FormTextField
        form={form}
        name="downline"
        required
        data-autofocus=""
        label={t('agents-desk.downline')}
        help={t('agents-desk.downlineHelp')}
        maxLength={60}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <Select
        label={t('agents-desk.kind')}
        value={kind}
        options={contractKinds.map((one) => ({ value: one, label: t(kindTexts[one]) }))}
        onValue={(next) => form.set('kind', next)}
      />
      {kind === 'dividend' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t('agents-terms.basis')}
            value={form.entries.basis}
            options={bases.map((one) => ({ value: one, label: t(basisTexts[one]) }))}
            onValue={(next) => form.set('basis', next)}
          />
          <Select
            label={t('agents-terms.period')}
            value={form.entries.period}
            options={periods.map((one) => ({ value: one, label: t(periodTexts[one]) }))}
            onValue={(next) => form.set('period', next)}
          />
        </div>
      )}
      <TierFields
        tiers={form.entries.tiers}
        currency={currency}
        error={form.errorOf('tiers')}
        onTiers={(tiers) => form.set('tiers', tiers)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormTextField
          form={form}
          name="cap"
          inputMode="decimal"
          label={t('agents-desk.capField', { currency })}
          help={t('agents-desk.capHelp')}
          maxLength={20}
        />
        <FormTextField
          form={form}
          name="activeFrom"
          inputMode="decimal"
          label={t('agents-desk.activeField', { currency })}
          maxLength={20}
        />
      </div>
      {kind === 'dividend' && (
        <Select
          label={t('agents-terms.carry')}
          value={form.entries.carry}
          options={(['none', 'previous', 'permanent'] as const).map((one) => ({
            value: one,
            label: t(carryTexts[one]),
          }))}
          onValue={(next) => form.set('carry', next)}
        />
      )}
      {replaces !== undefined && (
        <Note tone="pending" role="alert">
          {t('agents-desk.offerReplaces')}
        </Note>
      )}
      {ending && <AcrossNote across={ending.across} />}
      {ending && ending.affected.length > 0 && (
        <AffectedList affected={ending.affected} text={t('agents-desk.endsBelow')} />
      )}
      <ReasonField form={form} />
    </FormDialog>
  )
}

/** The offer that waits, by a refusal that names it. */
function openOfferOf(error: unknown): string | undefined {
  if (!(error instanceof CallFailed) || error.code !== 'offer_open') return undefined
  return (error.value as { readonly id?: string } | null)?.id
}
