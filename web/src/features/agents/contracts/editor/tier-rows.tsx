import { CircleAlert, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { ContractTerms, ContractTier } from '@baize/contract/agents/contract-parts'
import { Button } from '@baize/ui/button'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import type { TermsText } from '../use-terms-text.ts'
import { entryOf, mostTiers, tierFields, tierKeys, type TierField } from './entries.ts'
import { ownRateAt } from './own-rate.ts'
import { TierInput } from './tier-input.tsx'
import type { Editor } from './use-editor.ts'

const rowClass =
  'grid grid-cols-2 items-end gap-2 @2xl:grid-cols-[1.5rem_repeat(4,minmax(0,1fr))_2.5rem] @2xl:items-center'

const heads = {
  validBet: 'agents-terms.validBetsFrom',
  loss: 'agents-terms.lossFrom',
  active: 'agents-terms.activeFrom',
  rate: 'agents-terms.rate',
} as const satisfies Record<TierField, string>

type Props = {
  readonly editor: Editor
  readonly own: ContractTerms
  readonly words: TermsText
  readonly present: ContractTerms | undefined
}

/** The tiers of an offer, each beside what one's own contract gives at that point. */
export function TierRows({ editor, own, words, present }: Props) {
  const t = useText()
  const { form, addTier, take } = editor
  const keys = tierKeys(form.entries)
  const wrong = form.errorOf('tiers')
  return (
    <section className="@container grid min-w-0 grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="font-sans text-body font-semibold">{t('agents-terms.tiers')}</h2>
          <p className="text-meta text-text-3">{t('agents-contracts.tiersAbout')}</p>
        </div>
        {present && (
          <Button size="sm" onClick={() => take(present)}>
            {t('agents-contracts.copyPresent')}
          </Button>
        )}
        <Button
          size="sm"
          icon={<Plus size={16} />}
          disabled={keys.length >= mostTiers}
          onClick={addTier}
        >
          {t('agents-contracts.addTier')}
        </Button>
      </div>
      <div aria-hidden="true" className={`${rowClass} text-meta text-text-3 @max-2xl:hidden`}>
        <span>#</span>
        {tierFields.map((field) => (
          <span key={field} className="text-end">
            {t(heads[field])}
          </span>
        ))}
      </div>
      {keys.map((key, index) => {
        const tier = editor.terms.tiers[index]
        return (
          tier && (
            <TierRow
              key={key}
              at={{ key, index }}
              tier={tier}
              editor={editor}
              own={own}
              words={words}
              isOnly={keys.length === 1}
            />
          )
        )
      })}
      {wrong && (
        <p role="alert" className="flex gap-1.5 text-meta text-neg">
          <CircleAlert size={14} className="mt-0.5" aria-hidden="true" />
          {wrong}
        </p>
      )}
    </section>
  )
}

type RowProps = Omit<Props, 'present'> & {
  readonly at: { readonly key: string; readonly index: number }
  readonly tier: ContractTier
  readonly isOnly: boolean
}

function TierRow({ at, tier, editor, own, words, isOnly }: RowProps) {
  const t = useText()
  const noteId = useId()
  const { form, removeTier, errorsOf } = editor
  const { sums } = words
  const number = at.index + 1
  const errors = errorsOf(at.key)
  const most = ownRateAt(own.tiers, tier)
  return (
    <fieldset className="grid min-w-0 gap-1.5 @max-2xl:rounded-ctl @max-2xl:border @max-2xl:border-line @max-2xl:p-3">
      <legend className="sr-only">{t('agents-contracts.tierNumber', { tier: number })}</legend>
      <div className={rowClass}>
        <span className="text-text-3 self-center @max-2xl:font-medium">
          <span className="@2xl:hidden">{t('agents-contracts.tierNumber', { tier: number })}</span>
          <span className="@max-2xl:hidden">{number}</span>
        </span>
        {tierFields.map((field) => (
          <TierInput
            key={field}
            form={form}
            name={entryOf(field, at.key)}
            head={t(heads[field])}
            label={t('agents-contracts.ofTier', { field: t(heads[field]), tier: number })}
            decimals={decimalsOf(field, sums.decimals)}
            sums={sums}
            noteId={noteId}
            {...(field === 'rate' && { after: '%' })}
          />
        ))}
        <IconButton
          label={t('agents-contracts.removeTier', { tier: number })}
          icon={<Trash2 size={18} />}
          disabled={isOnly}
          className="@max-2xl:col-start-2 @max-2xl:row-start-1 @max-2xl:justify-self-end"
          onClick={() => removeTier(at.key)}
        />
      </div>
      <p className="flex flex-wrap items-center gap-x-2.5 text-meta text-text-3 @2xl:ps-8">
        {t('agents-contracts.ownRate', { rate: words.rate(most) })}
        {editor.isTierRead(at.key) && <Bound left={most - tier.rate} words={words} />}
      </p>
      {errors.length > 0 && (
        <ul id={noteId} className="grid gap-0.5 text-meta text-neg @2xl:ps-8">
          {errors.map(({ field, says }) => (
            <li key={field} className="flex gap-1.5">
              <CircleAlert size={14} className="mt-0.5 flex-none" aria-hidden="true" />
              {field === 'rate' ? says : `${t(heads[field])}: ${says}`}
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

function decimalsOf(field: TierField, ofMoney: number): number {
  if (field === 'active') return 0
  return field === 'rate' ? 2 : ofMoney
}

function Bound({ left, words }: { readonly left: number; readonly words: TermsText }) {
  const t = useText()
  return (
    <StatusChip tone={left >= 0 ? 'ok' : 'bad'}>
      {left >= 0
        ? t('agents-contracts.within', { left: words.bareRate(left) })
        : t('agents-contracts.tooHigh', { over: words.bareRate(-left) })}
    </StatusChip>
  )
}
