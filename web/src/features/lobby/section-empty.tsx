import type { Lane } from '@baize/contract/catalogue/catalogue'
import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'

type Props = {
  readonly lane: Lane
  readonly vendor: string | undefined
  readonly onReset: () => void
}

/** A vendor that brings nothing to this kind of game says so, and the others are one press away. */
export function SectionEmpty({ lane, vendor, onReset }: Props) {
  const t = useText()
  const name = lane.cards.find(({ vassalage }) => vassalage === vendor)?.displayName
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-line-strong p-4">
      <p className="me-auto text-text-2">
        {name === undefined ? t('shell.noGamesHere') : t('shell.noGamesFrom', { vendor: name })}
      </p>
      {name !== undefined && <Button onClick={onReset}>{t('shell.clearFilters')}</Button>}
    </div>
  )
}
