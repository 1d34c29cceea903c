import type { BrandDocument } from '@baize/contract/system/system-settings'
import { languageEntry } from '@baize/kernel/language'
import { useText } from '@baize/texts/use-text'
import { BrandWordmark } from './wordmark.tsx'

type PreviewSiteProps = {
  readonly brand: BrandDocument
  readonly isOn: (modId: string) => boolean
}

/** The first screen of the member site, small: header, banner, tiles, counter, footer. */
export function PreviewSite({ brand, isOn }: PreviewSiteProps) {
  const t = useText()
  const licence = brand.licence[brand.defaultLanguage] ?? brand.licence.EN ?? ''
  return (
    <>
      <div className="flex h-10 items-center gap-2 border-b border-line bg-s1 px-3">
        <BrandWordmark name={brand.name} className="flex-1 text-body" />
        {isOn('FREEPLAY3') && (
          <span className="font-medium text-link">{t('system-desk.mockFreePlay')}</span>
        )}
        <span className="rounded-[6px] bg-primary px-2.5 py-1 font-semibold text-on-primary">
          {t('system-desk.mockSignIn')}
        </span>
      </div>
      <div className="grid gap-3 p-3">
        <div className="relative h-28 overflow-hidden rounded-ctl bg-felt px-4 py-3.5 text-on-felt">
          <p className="font-medium">{t('system-desk.mockBannerLead')}</p>
          <p className="mt-1 max-w-[7.5rem] font-display text-body leading-5 font-semibold">
            {t('system-desk.mockBanner')}
          </p>
          <Art code="jade-dragon" className="absolute end-14 -bottom-1 w-16 -rotate-6" />
          <Art code="royal-gems" className="absolute end-4 -bottom-3 w-16 rotate-8" />
        </div>
        {brand.jackpotCounter && (
          <div className="flex items-baseline justify-between rounded-ctl border border-line bg-s2 px-3 py-2">
            <span className="text-text-2">{t('system-desk.mockCounter')}</span>
            <span className="figures font-semibold text-brass">{brand.currency} 1,234,567.89</span>
          </div>
        )}
        <p className="font-display text-body font-semibold">{t('system-desk.mockHot')}</p>
        <div className="grid grid-cols-4 gap-2">
          {['sweet-lantern', 'royal-gems', 'book-of-sand', 'golden-fortune'].map((code) => (
            <Art key={code} code={code} className="w-full" />
          ))}
        </div>
        <p className="flex flex-wrap gap-x-3 text-link">
          {isOn('VIP') && <span>{t('system-desk.modVip')}</span>}
          {isOn('REFERRAL') && <span>{t('system-desk.modReferral')}</span>}
          {isOn('POINTMALL') && <span>{t('system-desk.modPointMall')}</span>}
          {isOn('MISSION') && <span>{t('system-desk.modMission')}</span>}
          {isOn('CHATROOM') && <span>{t('system-desk.modChatRoom')}</span>}
        </p>
      </div>
      <div className="border-t border-line bg-s1 px-3 py-2 text-text-3">
        {licence && (
          <p lang={languageEntry(brand.defaultLanguage).tag} className="line-clamp-3">
            {licence}
          </p>
        )}
        <p className="flex justify-between gap-3">
          <span className="truncate">{brand.copyright}</span>
          <span className="flex-none">{brand.languages.join(' ')}</span>
        </p>
      </div>
    </>
  )
}

/** A tile of the house's art. Until it comes, or where it cannot, its place is a plain card of felt. */
function Art({ code, className }: { readonly code: string; readonly className: string }) {
  return (
    <span
      className={`block aspect-3/4 overflow-hidden rounded-chip bg-felt shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--on-felt)_30%,transparent)] ${className}`}
    >
      <img
        src={`/art/v1/baize/${code}.svg`}
        alt=""
        width={300}
        height={400}
        decoding="async"
        className="size-full object-cover"
        onError={(event) => {
          event.currentTarget.hidden = true
        }}
      />
    </span>
  )
}
