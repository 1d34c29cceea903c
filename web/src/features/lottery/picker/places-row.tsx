import type { Play } from '@baize/games/lottery/play'
import { Checkbox } from '@baize/ui/forms/checkbox'
import { useText } from '@baize/texts/use-text'
import { nameOfPlace } from '@baize/texts/lottery-names/word-name'

type Props = {
  readonly play: Play
  readonly of: number
  readonly chosen: readonly number[]
  readonly onPlace: (place: number) => void
}

/** The places of a draw for which it is played. */
export function PlacesRow({ play, of, chosen, onPlace }: Props) {
  const t = useText()
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <legend className="float-start me-5 text-body-s font-semibold">{t('lottery.places')}</legend>
      {Array.from({ length: of }, (_, index) => index + 1).map((place) => (
        <Checkbox
          key={place}
          label={nameOfPlace(t, place, play.family)}
          checked={chosen.includes(place)}
          onChange={() => onPlace(place)}
        />
      ))}
    </fieldset>
  )
}
