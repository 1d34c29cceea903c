import { useAddress } from '@baize/ui/navigation/address.ts'
import { buttonClass } from '@baize/ui/button-class.ts'
import { PageHead } from '@baize/ui/navigation/page-head'
import { useText } from '@baize/texts/use-text'
import { HelpReader } from '../../features/content/help/help-reader.tsx'
import { HelpShelves } from '../../features/content/help/help-shelves.tsx'
import { useSupportAddress } from '../../features/system/support.ts'

/** The help centre, where a hash opens its topic in the popup, and its content as a page of its own. */
export function HelpPage() {
  const t = useText()
  const { path } = useAddress()
  const support = useSupportAddress()
  return (
    <>
      {path === '/helpmc' ? (
        <HelpReader />
      ) : (
        <>
          <PageHead title={t('shell.helpCentre')} sub={t('shell.helpAbout')} />
          <HelpShelves />
        </>
      )}
      <a href={support} className={buttonClass({ variant: 'primary' }) + ' mt-8'}>
        {t('shell.customerService')}
      </a>
    </>
  )
}
