import { Ban, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { Button } from '@baize/ui/button'
import { RadioCards } from '@baize/ui/forms/radio-cards'
import { Select } from '@baize/ui/forms/select'
import { useLanguage, useText } from '@baize/texts/use-text'
import { BreakReview } from './break-review.tsx'
import { lengths, spanText, type BreakKind, type Length } from './spans.ts'

/** A time-out or an exclusion: chosen here, and begun only after everything it means was read. */
export function Breaks() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const [kind, setKind] = useState<BreakKind>('time_out')
  const [place, setPlace] = useState(0)
  const [reviewing, setReviewing] = useState(false)
  const offered: readonly Length[] = lengths[kind]
  const chosen = offered[place] ?? offered[0]
  const nameOf = ({ length, count, unit }: Length) =>
    length === null ? t('protection.forGood') : spanText(count, unit, tag)
  const choose = (next: BreakKind) => {
    setKind(next)
    setPlace(0)
  }
  return (
    <section aria-labelledby="own-breaks" className="grid gap-2">
      <h3 id="own-breaks" className="text-lead">
        {t('protection.breaks')}
      </h3>
      <p className="text-meta text-text-2">{t('protection.breaksAbout')}</p>
      <div className="mt-1 grid gap-4">
        <RadioCards
          legend={t('protection.kindOfBreak')}
          hideLegend
          value={kind}
          onValue={choose}
          className="sm:grid-cols-2"
          cards={[
            {
              value: 'time_out',
              title: t('protection.timeOut'),
              text: t('protection.timeOutAbout'),
              icon: <Hourglass size={20} />,
            },
            {
              value: 'exclusion',
              title: t('protection.exclusion'),
              text: t('protection.exclusionAbout'),
              icon: <Ban size={20} />,
            },
          ]}
        />
        <div className="max-w-xs">
          <Select
            label={t('protection.howLong')}
            value={String(place)}
            onValue={(value) => setPlace(Number(value))}
            options={offered.map((one, index) => ({ value: String(index), label: nameOf(one) }))}
          />
        </div>
        <Button className="min-h-11 w-fit" onClick={() => setReviewing(true)}>
          {t('protection.review')}
        </Button>
      </div>
      {reviewing && chosen && (
        <BreakReview
          kind={kind}
          length={chosen.length}
          name={nameOf(chosen)}
          onClose={() => setReviewing(false)}
        />
      )}
    </section>
  )
}
