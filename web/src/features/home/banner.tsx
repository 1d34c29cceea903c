import { Link } from '@baize/ui/navigation/link'
import { buttonClass } from '@baize/ui/button-class.ts'
import { useText } from '@baize/texts/use-text'

const fan = [
  { code: 'tiger', turn: '-rotate-13 start-0.5 top-[26px] @xl:start-1 @xl:top-[34px]' },
  { code: 'lotus', turn: 'rotate-11 start-[62px] top-7 @xl:start-[132px] @xl:top-9' },
  { code: 'crown', turn: '-rotate-2 start-8 top-4 @xl:start-[72px] @xl:top-5' },
]

/** The plate of the house. An operator's banners take its place once there are some. */
export function HouseBanner() {
  const t = useText()
  return (
    <section
      aria-label={t('shell.welcome')}
      className="@container relative grid min-h-[188px] items-center overflow-hidden rounded-card bg-[#0f4f37] text-[#f8f3e6] md:min-h-56"
    >
      <img
        src="/art/v1/rays.svg"
        alt=""
        width={800}
        height={224}
        className="absolute inset-0 size-full object-cover"
      />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-2 rounded-ctl border-[1.5px] border-metal opacity-55"
      />
      {/* The cards stand in a column of their own, so that no language's words run into them. */}
      <div className="relative grid grid-cols-[1fr_auto] items-center gap-2 px-6 py-4 @xl:gap-8 @xl:px-10 @xl:py-5">
        <div className="min-w-0">
          <p className="text-meta font-medium text-[#f0d17d] @xl:text-body-s">
            {t('shell.bannerEyebrow')}
          </p>
          <h1 className="wrap-anywhere hyphens-auto mt-0.5 mb-2.5 text-h3 @xl:mt-1 @xl:mb-4 @xl:text-h2 @3xl:text-h1">
            {t('shell.bannerTitle')}
          </h1>
          <Link
            to={{ path: '/help', hash: 'responsible' }}
            className={buttonClass({ variant: 'metal' })}
          >
            {t('shell.bannerAction')}
          </Link>
        </div>
        <Fan />
      </div>
    </section>
  )
}

function Fan() {
  return (
    <div
      aria-hidden="true"
      className="relative hidden h-32 w-[132px] @xs:block @xl:-my-5 @xl:h-54 @xl:w-[268px] @3xl:me-10"
    >
      {fan.map(({ code, turn }) => (
        <img
          key={code}
          src={`/art/v1/baize/${code}.svg?n=${code}`}
          alt=""
          width={300}
          height={400}
          className={`absolute w-[68px] rounded-[6px] @xl:w-[130px] @xl:rounded-[9px] ${turn}`}
        />
      ))}
    </div>
  )
}
