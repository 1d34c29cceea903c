import { LazyImage } from '@baize/ui/figures/lazy-image'

const shapes = {
  card: { width: 360, height: 128 },
  plate: { width: 56, height: 56 },
} as const

/** The address of the drawing of an offer or a reward: any text is a seed. */
export function offerArtAddress(seed: string, shape: 'card' | 'wide' | 'plate'): string {
  const code = seed.replaceAll(/[^A-Za-z0-9_-]+/g, '-').slice(0, 60) || 'offer'
  return `/art/v1/offer/${code}/${shape}.svg`
}

type Props = {
  readonly seed: string
  readonly shape: keyof typeof shapes
  readonly className?: string
}

/** A drawing beside words that say everything: it has no name of its own. */
export function OfferArt({ seed, shape, className }: Props) {
  return (
    <LazyImage
      src={offerArtAddress(seed, shape)}
      alt=""
      fallback="/art/v1/mark.svg"
      {...shapes[shape]}
      {...(className !== undefined && { className })}
    />
  )
}
