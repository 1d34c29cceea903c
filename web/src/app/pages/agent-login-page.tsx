import { TeamPicture } from '@baize/ui/pictures'
import { useText } from '@baize/texts/use-text'
import { FramePage } from './frame-page.tsx'

export function AgentLoginPage() {
  const t = useText()
  return (
    <FramePage
      title={t('shell.agentLogin')}
      about={t('shell.agentLoginAbout')}
      picture={<TeamPicture />}
      emptyTitle={t('shell.agentLoginEmpty')}
      emptyText={t('shell.agentLoginEmptyText')}
    />
  )
}
