import { Link } from '@baize/ui/link'
import { buttonClass } from '@baize/ui/button-class.ts'
import { useText } from '@baize/texts/use-text'
import { useSystem } from '../../shared/system.ts'

const fan = [
  { code: 'tiger', turn: '-rotate-13 start-1 top-[34px]' },
  { code: 'lotus', turn: 'rotate-11 start-[78px] top-9 md:start-[132px]' },
  { code: 'crown', turn: '-rotate-2 start-10 top-5 md:start-[72px]' },
]

/** The plate of the house. An operator's banners take its place once there are some. */
export function HouseBanner() {
  const t = useText()
  const { name } = useSystem().info.brand
  return (
    <section
      aria-label={t('shell.welcome')}
      className="relative h-[188px] overflow-hidden rounded-card bg-[#0f4f37] text-[#f8f3e6] md:h-56"
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
      <div
        aria-hidden="true"
        className="absolute end-1 -top-2 h-44 w-40 sm:end-6 md:end-20 md:top-0 md:h-56 md:w-[268px] max-[359px]:hidden"
      >
        {fan.map(({ code, turn }) => (
          <img
            key={code}
            src={`/art/v1/baize/${code}.svg?n=${code}`}
            alt=""
            width={300}
            height={400}
            className={`absolute w-[84px] rounded-[6px] md:w-[130px] md:rounded-[9px] ${turn}`}
          />
        ))}
      </div>
      <div className="relative max-w-[490px] px-6 pt-5 md:px-10 md:pt-8">
        <p className="text-meta font-medium text-[#f0d17d] md:text-body-s">
          {t('shell.bannerEyebrow')}
        </p>
        <h1 className="mt-0.5 mb-2.5 max-w-[200px] text-h3 md:mt-1 md:mb-5 md:max-w-none md:text-h1">
          {t('shell.bannerTitle', { brand: name })}
        </h1>
        <Link
          to={{ path: '/help', hash: 'responsible' }}
          className={buttonClass({ variant: 'metal' })}
        >
          {t('shell.bannerAction')}
        </Link>
      </div>
    </section>
  )
}
