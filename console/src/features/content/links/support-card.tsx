import { Plus, Trash2 } from 'lucide-react'
import type { LinksDocument } from '@baize/contract/system/system-settings'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { IconButton } from '@baize/ui/icon-button'
import { Select } from '@baize/ui/forms/select'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import type { TextKey } from '@baize/texts/keys'
import { isContact, type SupportEntry } from './resources.ts'

type SupportCardProps = {
  readonly links: LinksDocument
  readonly disabled: boolean
  readonly onLinks: (links: LinksDocument) => void
}

const kinds = {
  LIVECHAT: 'content-desk.supportChat',
  MESSAGING: 'content-desk.supportMessaging',
  EMAIL: 'content-desk.supportEmail',
} as const satisfies Record<SupportEntry['csType'], TextKey>
const kindOrder = Object.keys(kinds) as SupportEntry['csType'][]

const most = 20

/** The ways to reach somebody, in the order in which the menu shows them. */
export function SupportCard({ links, disabled, onLinks }: SupportCardProps) {
  const t = useText()
  const entries = links.customerService
  const put = (next: SupportEntry[]) => onLinks({ ...links, customerService: next })
  const change = (at: number, part: Partial<SupportEntry>) =>
    put(entries.map((entry, index) => (index === at ? { ...entry, ...part } : entry)))
  return (
    <Card
      title={t('content-desk.support')}
      actions={
        <Button
          size="sm"
          icon={<Plus size={16} />}
          disabled={disabled || entries.length >= most}
          onClick={() => put([...entries, { csType: 'LIVECHAT', url: '/help' }])}
        >
          {t('content-desk.addSupport')}
        </Button>
      }
    >
      <ul className="grid gap-4">
        {entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries have nothing else that names them
          <li key={index} className="flex items-start gap-2">
            <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
              <Select
                dense
                label={t('content-desk.supportKind')}
                value={entry.csType}
                disabled={disabled}
                options={kindOrder.map((value) => ({ value, label: t(kinds[value]) }))}
                onValue={(csType) => change(index, { csType })}
              />
              <TextField
                dense
                label={t('content-desk.supportAddress')}
                maxLength={500}
                spellCheck={false}
                disabled={disabled}
                value={entry.url}
                error={isContact(entry.url) ? undefined : t('content-desk.badContact')}
                onChange={(event) => change(index, { url: event.target.value.trim() })}
              />
            </div>
            <IconButton
              size="sm"
              label={t('content-desk.removeSupport', { number: index + 1 })}
              icon={<Trash2 size={16} />}
              disabled={disabled}
              className="mt-6.5"
              onClick={() => put(entries.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      {entries.length === 0 && <p className="text-text-3">{t('content-desk.noSupport')}</p>}
    </Card>
  )
}
