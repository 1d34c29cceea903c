import { Link } from '@baize/ui/link'
import { buttonClass } from '@baize/ui/button-class.ts'
import { PageHead } from '@baize/ui/page-head'
import { useText } from '@baize/texts/use-text'
import { helpTopics } from '../../features/help/help-topics.ts'
import { useSupportAddress } from '../../features/system/support.ts'

/** Topics of help. A hash in the address opens the topic in the popup. */
export function HelpPage() {
  const t = useText()
  const support = useSupportAddress()
  return (
    <>
      <PageHead title={t('shell.helpCentre')} sub={t('shell.helpAbout')} />
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {helpTopics.map(({ hash, title, about }) => (
          <li key={hash}>
            <Link
              to={{ path: '/help', hash }}
              className="block h-full rounded-card border border-line bg-s1 p-4 hover:bg-s2"
            >
              <b className="block text-body">{t(title)}</b>
              <span className="text-text-3">{t(about)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <a href={support} className={buttonClass({ variant: 'primary' }) + ' mt-6'}>
        {t('shell.customerService')}
      </a>
    </>
  )
}
