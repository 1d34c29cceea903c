import { Spinner } from '@baize/ui/waiting/spinner'
import { useText } from '@baize/texts/use-text'

type Props = {
  readonly title: string
  /** Its label in the lobby, for who came from there to know it again. */
  readonly iconUrl: string | undefined
}

/** What stands where a game will, from the press of its label until it is there. */
export function Opening({ title, iconUrl }: Props) {
  const t = useText()
  return (
    <output className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-bg px-4 text-center text-text-2">
      {iconUrl !== undefined && (
        <img
          src={iconUrl}
          alt=""
          width={150}
          height={200}
          className="h-[min(200px,34vh)] w-auto rounded-card object-cover"
        />
      )}
      <Spinner size={40} className="text-brass" />
      {t('play.opening', { game: title })}
    </output>
  )
}
