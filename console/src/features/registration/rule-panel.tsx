import { Check, Pencil } from 'lucide-react'
import { Note } from '@baize/ui/waiting/note'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import type { RegistrationRule } from '@baize/contract/system/system'
import { languageEntry } from '@baize/kernel/language'
import { isPatternId } from '@baize/kernel/patterns'
import { useText } from '@baize/texts/use-text'
import { choosablePatterns, fieldNames, fixedFields, patternNames } from './fields.ts'
import { useRuleMessages, type RuleMessage } from './messages.ts'
import { ruleProblemOf } from './rules.ts'
import { TryValue } from './try-value.tsx'

type RulePanelProps = { readonly rule: RegistrationRule; readonly isChanged: boolean }

const problems = {
  min_over_max: 'system-desk.problemMinOverMax',
  no_room: 'system-desk.problemNoRoom',
  too_large: 'system-desk.problemTooLarge',
} as const

/** The chosen field beside the table: try a value, and read what a member would read. */
export function RulePanel({ rule, isChanged }: RulePanelProps) {
  const t = useText()
  const problem = ruleProblemOf(rule)
  return (
    <>
      <header className="flex items-start gap-3 border-b border-line px-5 py-4">
        <div className="min-w-0 flex-1">
          <h2 className="text-lead">{t(fieldNames[rule.field])}</h2>
          <p className="text-text-3">
            <KindLine rule={rule} />
          </p>
        </div>
        {isChanged && (
          <StatusChip tone="pending" icon={<Pencil size={14} aria-hidden="true" />}>
            {t('system-desk.changed')}
          </StatusChip>
        )}
      </header>
      <div className="grid gap-4 p-5">
        {problem && (
          <Note tone="bad" role="alert">
            {t(problems[problem])}
          </Note>
        )}
        <TryValue key={rule.field} rule={rule} />
        <RuleMessages rule={rule} />
        {rule.minLength === rule.maxLength && (
          <Note tone="info" title={t('system-desk.oneNumber')}>
            {t('system-desk.oneNumberText')}
          </Note>
        )}
      </div>
    </>
  )
}

function KindLine({ rule }: { readonly rule: RegistrationRule }) {
  const t = useText()
  const fixed = fixedFields[rule.field]
  if (fixed !== undefined || !isPatternId(rule.patternId))
    return t(fixed ?? 'system-desk.patternAny')
  return t('system-desk.patternLine', {
    at: choosablePatterns.indexOf(rule.patternId) + 1,
    of: choosablePatterns.length,
    kind: t(patternNames[rule.patternId]),
  })
}

function RuleMessages({ rule }: { readonly rule: RegistrationRule }) {
  const t = useText()
  const messages = useRuleMessages(rule)
  const ready = messages.filter(({ state }) => state === 'ready').length
  const all = messages.length
  return (
    <section className="border-t border-line pt-4">
      <div className="mb-2 flex items-center justify-between gap-2">
        <p className="font-semibold">{t('system-desk.messages')}</p>
        <StatusChip
          tone={ready === all ? 'ok' : 'pending'}
          {...(ready === all && { icon: <Check size={14} aria-hidden="true" /> })}
        >
          {t('system-desk.translated', { ready, all })}
        </StatusChip>
      </div>
      <ul className="grid gap-2">
        {messages.map((message) => (
          <Message key={message.language} message={message} />
        ))}
      </ul>
    </section>
  )
}

function Message({ message }: { readonly message: RuleMessage }) {
  const t = useText()
  const { tag, name } = languageEntry(message.language)
  return (
    <li className="rounded-ctl border border-line px-3 py-2.5">
      <p className="mb-1 flex items-center gap-2">
        <span className="rounded-chip px-1.5 text-caption font-semibold text-text-2 shadow-[inset_0_0_0_1px_var(--line-strong)]">
          {message.language}
        </span>
        <span lang={tag} className="text-text-2">
          {name}
        </span>
      </p>
      {message.state === 'loading' && <Skeleton className="h-4 w-4/5" />}
      {message.state === 'ready' && (
        <p lang={tag} className="text-neg" data-message={message.language}>
          {message.text}
        </p>
      )}
      {message.state === 'missing' && (
        <p className="text-text-3">{t('system-desk.messageMissing')}</p>
      )}
      {message.state === 'failed' && (
        <p className="text-text-3">{t('system-desk.messageFailed')}</p>
      )}
    </li>
  )
}
