import type { LinksDocument } from '@baize/contract/system/system-settings'
import { Card } from '@baize/ui/card'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { isAddress, linkLabelNames, urlOf, withUrl, type ResourceLabel } from './resources.ts'

type ResourceCardProps = {
  readonly title: string
  readonly text: string
  readonly labels: readonly ResourceLabel[]
  readonly links: LinksDocument
  readonly disabled: boolean
  readonly onLinks: (links: LinksDocument) => void
}

/** One address for each name; an empty one is not shown on the site. */
export function ResourceCard({ title, text, labels, links, disabled, onLinks }: ResourceCardProps) {
  const t = useText()
  return (
    <Card title={title}>
      <p className="mb-4 text-text-2">{text}</p>
      <div className="grid gap-3">
        {labels.map((label) => {
          const url = urlOf(links, label)
          return (
            <TextField
              key={label}
              dense
              type="url"
              label={linkLabelNames[label]}
              maxLength={500}
              spellCheck={false}
              disabled={disabled}
              value={url}
              error={isAddress(url) ? undefined : t('content-desk.badAddress')}
              onChange={(event) => onLinks(withUrl(links, label, event.target.value.trim()))}
            />
          )
        })}
      </div>
    </Card>
  )
}
