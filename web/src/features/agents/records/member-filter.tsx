import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Switch } from '@baize/ui/forms/switch'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { useTeamFilter } from '../use-team-filter.ts'

/** Whose records are shown: those directly below, all levels, or one account. */
export function MemberFilter() {
  const t = useText()
  const { filter, change } = useTeamFilter()
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <AccountField key={filter.search} />
      <Switch
        label={t('agents.subLevels')}
        checked={filter.deep}
        onChecked={(deep) => change({ deep })}
        atEnd
      />
    </div>
  )
}

/** Asked when it is whole: with Enter, or when the field is left. */
function AccountField() {
  const t = useText()
  const { filter, change } = useTeamFilter()
  const [typed, setTyped] = useState(filter.search)
  const ask = () => {
    if (typed.trim() !== filter.search) change({ search: typed.trim() })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask()
  }
  return (
    <form onSubmit={submit} className="w-full max-w-80">
      <TextField
        dense
        label={t('agents-accounts.member')}
        hint={t('agents-accounts.memberHint')}
        value={typed}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        before={<Search size={16} aria-hidden="true" className="text-text-3" />}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={ask}
      />
    </form>
  )
}
