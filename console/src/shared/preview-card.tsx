import { useState, type ReactNode } from 'react'
import { Card } from '@baize/ui/card'
import type { Theme } from '@baize/ui/look/palette.ts'
import { Segmented } from '@baize/ui/forms/segmented'
import { useText } from '@baize/texts/use-text'

type PreviewCardProps = {
  readonly title: string
  /** What members see, in the theme that was chosen. */
  readonly children: (theme: Theme) => ReactNode
}

/** A picture of what members see, which stays in sight while the fields beside it are changed; in either theme. */
export function PreviewCard({ title, children }: PreviewCardProps) {
  const t = useText()
  const [theme, setTheme] = useState<Theme>('dark')
  return (
    <Card
      title={title}
      className="xl:sticky xl:top-[calc(var(--header)+20px)]"
      actions={
        <Segmented
          size="sm"
          label={t('system-desk.previewTheme')}
          value={theme}
          segments={[
            { value: 'dark', label: t('system-desk.dark') },
            { value: 'light', label: t('system-desk.light') },
          ]}
          onValue={setTheme}
        />
      }
    >
      <div className="grid gap-4">{children(theme)}</div>
    </Card>
  )
}
