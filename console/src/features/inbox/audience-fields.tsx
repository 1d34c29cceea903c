import type { Audience } from '@baize/contract/support/support'
import { Segmented } from '@baize/ui/forms/segmented'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { audienceNames } from './names.ts'

type Props = {
  readonly audience: Audience
  readonly onAudience: (audience: Audience) => void
  readonly error: string | undefined
}

const starts: Readonly<Record<Audience['to'], Audience>> = {
  member: { to: 'member', member: '' },
  tag: { to: 'tag', tag: '' },
  type: { to: 'type', type: 'member' },
  all: { to: 'all' },
}

/** Who gets the message. */
export function AudienceFields({ audience, onAudience, error }: Props) {
  const t = useText()
  const ways = Object.keys(starts) as Audience['to'][]
  return (
    <div className="grid gap-3">
      <div>
        <p className="mb-1.5 font-medium">{t('support.to')}</p>
        <Segmented
          label={t('support.to')}
          value={audience.to}
          onValue={(to) => onAudience(starts[to])}
          segments={ways.map((to) => ({ value: to, label: t(audienceNames[to]) }))}
        />
      </div>
      {audience.to === 'member' && (
        <TextField
          label={t('support.memberField')}
          help={t('support.memberFieldHelp')}
          error={error}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          value={audience.member}
          onChange={({ target }) => onAudience({ to: 'member', member: target.value })}
        />
      )}
      {audience.to === 'tag' && (
        <TextField
          label={t('support.tagField')}
          error={error}
          maxLength={30}
          autoComplete="off"
          value={audience.tag}
          onChange={({ target }) => onAudience({ to: 'tag', tag: target.value })}
        />
      )}
      {audience.to === 'type' && (
        <Segmented
          label={t('support.toType')}
          value={audience.type}
          onValue={(type) => onAudience({ to: 'type', type })}
          segments={[
            { value: 'member', label: t('support.typeMember') },
            { value: 'agent', label: t('support.typeAgent') },
          ]}
        />
      )}
    </div>
  )
}
