import { Check, Minus, X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import type { RegionRule } from '@baize/contract/system/system-settings'
import type { SystemStatus } from '@baize/contract/system/system'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { cx } from '@baize/ui/look/cx.ts'
import { bareInputClass, InputShell } from '@baize/ui/forms/input-shell'
import { Note } from '@baize/ui/waiting/note'
import { FieldNote } from '@baize/ui/forms/field'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { DeskKey } from '../../shared/desk-key.tsx'
import { isSame } from '../../shared/documents/json.ts'
import { testRegion } from './api.ts'
import { RegionData } from './region-data.tsx'
import { matchNames, valuesText } from './rule-words.ts'

type Walk = {
  readonly ip: string
  readonly rules: readonly RegionRule[]
  readonly status: SystemStatus
  readonly country: string
  readonly steps: readonly {
    readonly id: string
    readonly matched: boolean
    readonly reached: boolean
  }[]
}

type RegionTesterProps = {
  /** The rules as they are edited here, not as they are live. */
  readonly rules: readonly RegionRule[]
  readonly onDecided: (ruleId: string | undefined) => void
}

/** Walks the rules for an address, as the server would for a visitor who comes from there. */
export function RegionTester({ rules, onDecided }: RegionTesterProps) {
  const t = useText()
  const [ip, setIp] = useState('')
  const [state, setState] = useState<{ walk?: Walk; failure?: string; busy: boolean }>({
    busy: false,
  })
  const isStale = state.walk !== undefined && !isSame(state.walk.rules, rules)
  const test = async (event: FormEvent) => {
    event.preventDefault()
    if (ip.trim() === '' || state.busy) return
    setState({ ...state, busy: true })
    try {
      const { status, country, steps, decidedBy } = await testRegion(ip.trim(), rules)
      setState({ walk: { ip: ip.trim(), rules, status, country, steps }, busy: false })
      onDecided(decidedBy ?? undefined)
    } catch (error) {
      setState({ failure: failureText(error), busy: false })
      onDecided(undefined)
    }
  }
  return (
    <Card title={t('system-desk.tester')}>
      <form className="flex items-start gap-2" onSubmit={(event) => void test(event)}>
        <div className="min-w-0 flex-1">
          <InputShell dense>
            <input
              aria-label={t('system-desk.testerAddress')}
              placeholder={t('system-desk.testerPlaceholder')}
              value={ip}
              maxLength={45}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={state.failure !== undefined || undefined}
              aria-describedby="tester-note"
              onChange={(event) => setIp(event.target.value)}
              className={cx(bareInputClass, 'figures')}
            />
          </InputShell>
          <FieldNote
            id="tester-note"
            error={state.failure}
            help={state.walk ? undefined : t('system-desk.testerHelp')}
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          className="min-h-9"
          busy={state.busy}
          disabled={ip.trim() === ''}
        >
          {t('system-desk.test')} <DeskKey>Enter</DeskKey>
        </Button>
      </form>
      {state.walk && (
        <div className="mt-3 grid gap-3" aria-live="polite">
          <Steps walk={state.walk} />
          <Verdict walk={state.walk} />
          {isStale && <p className="text-meta text-warn">{t('system-desk.testerStale')}</p>}
        </div>
      )}
      <RegionData />
    </Card>
  )
}

function Steps({ walk }: { readonly walk: Walk }) {
  const t = useText()
  return (
    <ol className="max-h-80 overflow-y-auto">
      {walk.rules.map((rule, index) => {
        const step = walk.steps.find(({ id }) => id === rule.id)
        const isReached = step?.reached === true
        const isMatch = step?.matched === true
        return (
          <li
            key={rule.id}
            className={cx(
              'flex min-h-8 items-center gap-2',
              isMatch && 'font-semibold',
              !isReached && 'text-text-3',
            )}
          >
            <span className="figures grid size-5 flex-none place-items-center rounded-full bg-s3 text-caption text-text-2">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 truncate">
              {t(matchNames[rule.match])} {valuesText(rule)}
            </span>
            <StepResult
              rule={rule}
              isMatch={isMatch}
              isReached={isReached}
              country={walk.country}
            />
          </li>
        )
      })}
    </ol>
  )
}

type StepResultProps = {
  readonly rule: RegionRule
  readonly isMatch: boolean
  readonly isReached: boolean
  readonly country: string
}

function StepResult({ rule, isMatch, isReached, country }: StepResultProps) {
  const t = useText()
  const Icon = isMatch ? Check : isReached ? X : Minus
  return (
    <span
      className={cx(
        'flex flex-none items-center gap-1',
        isMatch ? (rule.action === 'block' ? 'text-neg' : 'text-pos') : 'text-text-3',
      )}
    >
      <Icon size={14} aria-hidden="true" />
      {stepText()}
    </span>
  )

  function stepText(): string {
    if (!isReached) return t('system-desk.stepNotReached')
    if (isMatch)
      return rule.action === 'block' ? t('system-desk.stepBlocks') : t('system-desk.stepAllows')
    if (rule.match === 'range') return t('system-desk.stepOutside')
    return country === ''
      ? t('system-desk.stepNoCountry')
      : t('system-desk.stepCountry', { country })
  }
}

const verdicts = {
  0: { tone: 'ok', title: 'system-desk.verdict0' },
  1: { tone: 'pending', title: 'system-desk.verdict1' },
  2: { tone: 'bad', title: 'system-desk.verdict2' },
} as const

function Verdict({ walk }: { readonly walk: Walk }) {
  const t = useText()
  const { tone, title } = verdicts[walk.status]
  const unreached = walk.steps.filter(({ reached }) => !reached).length
  const decided = walk.steps.some(({ matched }) => matched)
  return (
    <Note tone={tone} title={t(title)}>
      {!decided && <p>{t('system-desk.noRuleMatched')}</p>}
      {unreached > 0 && <p>{t('system-desk.unreached', { count: unreached })}</p>}
    </Note>
  )
}
