import { TeamPicture } from '@baize/ui/pictures'
import { useText } from '@baize/texts/use-text'
import { FramePage } from './frame-page.tsx'

export function AgentHomePage() {
  const t = useText()
  return (
    <FramePage
      title={t('shell.agentCentre')}
      about={t('shell.agentHomeAbout')}
      picture={<TeamPicture />}
      emptyTitle={t('shell.agentHomeEmpty')}
      emptyText={t('shell.agentHomeEmptyText')}
    />
  )
}
