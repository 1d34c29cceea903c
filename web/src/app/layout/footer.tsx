import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { useLicencePicture } from '../../features/content/api.ts'
import { firstVendors, useLanes } from '../../features/lobby/api.ts'
import { SocialLink } from '../../features/system/social-link.tsx'
import { socialLinks } from '../../features/system/social-links.ts'
import { LanguageSelect } from '../../shared/language-select.tsx'
import { useSystem } from '../../shared/system.ts'
import { ThemeSelect } from '../../shared/theme-select.tsx'
import { AboutLinks, HelpLinks, PlaceLinks } from './footer-links.tsx'
import { Wordmark } from './wordmark.tsx'

const vendorLimit = 18

export function Footer() {
  const t = useText()
  const { brand, resources } = useSystem().info
  return (
    <footer className="@container mt-10 border-t border-line pt-8">
      <VendorPlates />
      <div className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-8 wrap-anywhere @min-[46rem]:grid-cols-[1.6fr_1fr_1fr_1fr_1.4fr] @min-[62rem]:gap-x-10">
        <div className="col-span-full @min-[46rem]:col-span-1">
          <Wordmark />
          <p className="my-3 max-w-prose text-meta text-text-3">{t('shell.ageNotice')}</p>
          <div className="flex items-center gap-3">
            <span className="inline-flex size-9 items-center justify-center rounded-full border-[1.5px] border-text-3 text-meta font-bold">
              18+
            </span>
            <Link
              to={{ path: '/help', hash: 'responsible' }}
              className="font-medium text-link hover:underline"
            >
              {t('shell.responsibleGaming')}
            </Link>
          </div>
        </div>
        <HelpLinks />
        <PlaceLinks />
        <AboutLinks />
        <div className="col-span-full @min-[46rem]:col-span-1">
          <h2 className="mb-2 font-sans text-body-s font-semibold">{t('shell.licenceDetails')}</h2>
          <LicencePicture />
          <p className="max-w-prose text-meta text-text-3">{brand.licence}</p>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3 text-meta text-text-3">
        <span className="me-auto">
          <span>{brand.copyright}</span> ·{' '}
          <a href="/notices.txt" className="hover:underline">
            {t('shell.thirdParties')}
          </a>
        </span>
        <div className="w-40">
          <LanguageSelect />
        </div>
        <div className="w-max max-w-full min-w-44">
          <ThemeSelect />
        </div>
        <span className="flex">
          {socialLinks(resources).map((link) => (
            <SocialLink key={link.label} link={link} />
          ))}
        </span>
      </div>
    </footer>
  )
}

/** The operator's own picture of the licence, and never a seal of ours. */
function LicencePicture() {
  const t = useText()
  const picture = useLicencePicture()
  if (!picture) return null
  return (
    <Link to={{ path: '/help', hash: 'licences' }} className="mb-3 inline-block rounded-ctl">
      <img
        src={picture.url}
        alt={t('shell.licences')}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        className="max-h-16 w-auto max-w-44 rounded-ctl"
      />
    </Link>
  )
}

function VendorPlates() {
  const t = useText()
  const vendors = firstVendors(useLanes(), vendorLimit)
  if (vendors.length === 0) return null
  return (
    <ul
      aria-label={t('shell.vendors')}
      className="grid grid-cols-3 gap-2 md:grid-cols-6 md:gap-3 xl:grid-cols-9"
    >
      {vendors.map((vendor) => (
        <li
          key={vendor.vassalage}
          className="flex flex-col items-center gap-1.5 rounded-ctl border border-line bg-s1 px-1 py-3"
        >
          <img
            src={vendor.iconUrl}
            alt=""
            width={30}
            height={30}
            loading="lazy"
            className="rounded-chip"
          />
          <span className="max-w-full truncate text-meta font-medium text-text-2">
            {vendor.displayName}
          </span>
        </li>
      ))}
    </ul>
  )
}
