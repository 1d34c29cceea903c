import { KeyRound, LogOut } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '@baize/ui/figures/avatar'
import { Button } from '@baize/ui/button'
import { Popover } from '@baize/ui/overlays/popover'
import { Segmented } from '@baize/ui/forms/segmented'
import { Select } from '@baize/ui/forms/select'
import { chooseTheme, useTheme } from '@baize/ui/look/theme.ts'
import { languages } from '@baize/kernel/language'
import { chooseLanguage } from '@baize/texts/choose-language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { signOut } from '../../features/session/api.ts'
import { PasswordDialog } from '../../features/session/password-dialog.tsx'
import { useOperator } from '../../shared/operator.ts'
import { roleNames } from '../../shared/words/role-names.ts'

/** Who is signed in, and what concerns only them. */
export function OperatorCorner() {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [changing, setChanging] = useState(false)
  const { name, username, roles } = useOperator()
  const changePassword = () => {
    setOpen(false)
    setChanging(true)
  }
  return (
    <>
      <Popover
        open={open}
        onOpen={setOpen}
        align="end"
        label={t('ops.yourMenu')}
        trigger={
          <button
            type="button"
            className="flex min-h-10 items-center gap-2.5 rounded-ctl px-1 text-start hover:bg-hover pointer-coarse:min-h-11"
          >
            <Avatar name={name} />
            <span className="hidden max-w-40 leading-4 md:block">
              <span className="block truncate font-semibold">{name}</span>
              <span className="block truncate text-caption text-text-3">{roleNames(t, roles)}</span>
            </span>
            <span className="visually-hidden">{t('ops.yourMenu')}</span>
          </button>
        }
      >
        <div className="flex flex-col gap-4">
          <div>
            <p className="font-semibold">{name}</p>
            <p className="text-meta break-words text-text-3">
              {username}, {roleNames(t, roles)}
            </p>
          </div>
          <Preferences />
          <div className="-mx-2 flex flex-col gap-1 border-t border-line pt-3 *:justify-start *:bg-transparent *:px-2">
            <Button block variant="ghost" icon={<KeyRound size={18} />} onClick={changePassword}>
              {t('ops.changePassword')}
            </Button>
            <Button
              block
              variant="ghost"
              icon={<LogOut size={18} />}
              onClick={() => void signOut()}
            >
              {t('ops.signOut')}
            </Button>
          </div>
        </div>
      </Popover>
      <PasswordDialog open={changing} onClose={() => setChanging(false)} />
    </>
  )
}

function Preferences() {
  const t = useText()
  const theme = useTheme()
  const language = useLanguage()
  return (
    <>
      <div>
        <p className="mb-1.5 font-medium">{t('ops.theme')}</p>
        <Segmented
          size="sm"
          label={t('ops.theme')}
          value={theme}
          onValue={chooseTheme}
          segments={[
            { value: 'system', label: t('ops.themeSystem') },
            { value: 'light', label: t('ops.themeLight') },
            { value: 'dark', label: t('ops.themeDark') },
          ]}
        />
      </div>
      <Select
        dense
        label={t('ops.language')}
        value={language}
        onValue={(chosen) => void chooseLanguage(chosen)}
        options={languages.map(({ wire, name }) => ({ value: wire, label: name }))}
      />
    </>
  )
}
