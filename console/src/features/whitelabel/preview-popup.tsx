import type { ReactNode } from 'react'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'

export type PopupKind = 'signIn' | 'signUp'

type PopupProps = { readonly kind: PopupKind; readonly isOn: (modId: string) => boolean }

/** The popup that the switches shape: which tabs it has, which one it starts with, what it asks. */
export function PreviewPopup({ kind, isOn }: PopupProps) {
  return kind === 'signIn' ? <SignIn isOn={isOn} /> : <SignUp isOn={isOn} />
}

function SignIn({ isOn }: Pick<PopupProps, 'isOn'>) {
  const t = useText()
  const hasMobile = isOn('SMSLOGIN')
  const startsMobile = hasMobile && isOn('MOBILEVERCODELOGIN3')
  return (
    <div className="grid gap-2.5">
      {hasMobile && (
        <PopupTabs
          tabs={[t('system-desk.mockUsername'), t('system-desk.mockMobileCode')]}
          on={startsMobile ? 1 : 0}
        />
      )}
      {startsMobile ? (
        <MobileWithCode />
      ) : (
        <>
          <Box>{t('system-desk.mockUsername')}</Box>
          <Box>{t('system-desk.mockPassword')}</Box>
        </>
      )}
      <Fill>{t('system-desk.mockSignIn')}</Fill>
      <p className="flex flex-wrap justify-between gap-2 text-link">
        <span>
          {isOn('CHNGPASSVERIF3')
            ? t('system-desk.mockForgotBoth')
            : t('system-desk.mockForgotMail')}
        </span>
        {isOn('SOCIALLOGIN3') && <span>{t('system-desk.mockSocial')}</span>}
      </p>
    </div>
  )
}

function SignUp({ isOn }: Pick<PopupProps, 'isOn'>) {
  const t = useText()
  const byName = isOn('USERNAMEREG3')
  const byMobile = isOn('MOBILENUMREG3')
  if (!byName && !byMobile) return <p className="text-text-2">{t('system-desk.mockNoSignUp')}</p>
  return (
    <div className="grid gap-2.5">
      {byName && byMobile && (
        <PopupTabs tabs={[t('system-desk.mockUsername'), t('system-desk.mockMobile')]} on={1} />
      )}
      {byMobile ? (
        <>
          {isOn('REGMOBVERF3') ? <MobileWithCode /> : <Mobile />}
          {isOn('MOBILENUMPASSREG3') && <Box>{t('system-desk.mockPassword')}</Box>}
        </>
      ) : (
        <>
          <Box>{t('system-desk.mockUsername')}</Box>
          <Box>{t('system-desk.mockPassword')}</Box>
        </>
      )}
      <Fill>{t('system-desk.mockSignUp')}</Fill>
      {isOn('FREEPLAY3') && (
        <p className="text-center text-link">{t('system-desk.mockFreePlay')}</p>
      )}
    </div>
  )
}

function PopupTabs({ tabs, on }: { readonly tabs: readonly string[]; readonly on: number }) {
  return (
    <div className="flex gap-5 border-b border-line">
      {tabs.map((tab, index) => (
        <span
          key={tab}
          className={cx(
            'pb-2',
            index === on ? 'font-semibold shadow-[inset_0_-2px_0_var(--brass)]' : 'text-text-2',
          )}
        >
          {tab}
        </span>
      ))}
    </div>
  )
}

const boxClass =
  'flex h-9 items-center rounded-ctl border border-line-strong bg-s2 px-3 text-text-3'

function Box({ children }: { readonly children: ReactNode }) {
  return <span className={boxClass}>{children}</span>
}

function Fill({ children }: { readonly children: ReactNode }) {
  return (
    <span className="flex h-9 items-center justify-center rounded-ctl bg-primary font-semibold text-on-primary">
      {children}
    </span>
  )
}

function Mobile() {
  return (
    <span className="grid grid-cols-[5rem_1fr] gap-2">
      <span className={cx(boxClass, 'text-text')}>+63</span>
      <span className={cx(boxClass, 'text-text')}>917 555 0142</span>
    </span>
  )
}

function MobileWithCode() {
  const t = useText()
  return (
    <>
      <Mobile />
      <span className="grid grid-cols-[1fr_auto] gap-2">
        <Box>{t('system-desk.mockCode')}</Box>
        <span className="flex h-9 items-center rounded-ctl bg-s3 px-3 font-semibold">
          {t('system-desk.mockSendCode')}
        </span>
      </span>
    </>
  )
}
