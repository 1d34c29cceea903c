import { part, type Part } from '@baize/ui/part'
import { loadTexts } from '@baize/texts/browser'

/** A page whose words are a room of their own, which comes together with its code. */
async function withMemberTexts<Module>(load: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load, loadTexts('members')])
  return module
}

/** The same for what operators write. */
async function withContentTexts<Module>(load: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load, loadTexts('content')])
  return module
}

/** The same for what can be played. */
async function withCatalogueTexts<Module>(load: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load, loadTexts('catalogue')])
  return module
}

/** The same for those who run games. */
async function withProtocolTexts<Module>(load: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load, loadTexts('protocol')])
  return module
}

/** The same for returns and prize pools. */
async function withRtpTexts<Module>(load: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load, loadTexts('rtp')])
  return module
}

/** The same for money in and money out. */
async function withCashierTexts<Module>(load: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load, loadTexts('cashdesk')])
  return module
}

/** The same for what protects members from play. */
async function withLimitsTexts<Module>(load: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load, loadTexts('limits')])
  return module
}

/** The same for what is written to members and by people. */
async function withInboxTexts<Module>(load: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load, loadTexts('inbox')])
  return module
}

/** Every address is a fixed path, so a table is all the routing there is. Each page comes when it is asked for. */
export const routes: Readonly<Record<string, Part<object>>> = {
  '/': part(
    () => withCashierTexts(import('../features/overview/overview-page.tsx')),
    'OverviewPage',
  ),
  '/withdrawals': part(
    () => withCashierTexts(import('../features/cashier/withdrawals/withdrawals-page.tsx')),
    'WithdrawalsPage',
  ),
  '/deposits': part(
    () => withCashierTexts(import('../features/cashier/deposits/deposits-page.tsx')),
    'DepositsPage',
  ),
  '/payment-methods': part(
    () => withCashierTexts(import('../features/cashier/methods/methods-page.tsx')),
    'PaymentMethodsPage',
  ),
  '/institutions': part(
    () => withCashierTexts(import('../features/cashier/institutions/institutions-page.tsx')),
    'InstitutionsPage',
  ),
  '/cashier-report': part(
    () => withCashierTexts(import('../features/cashier/report/report-page.tsx')),
    'CashierReportPage',
  ),
  '/cashier-settings': part(
    () => withCashierTexts(import('../features/cashier/settings/settings-page.tsx')),
    'CashierSettingsPage',
  ),
  '/members': part(
    () => withMemberTexts(import('../features/members/members-page.tsx')),
    'MembersPage',
  ),
  '/member': part(
    () =>
      withLimitsTexts(withCashierTexts(withMemberTexts(import('./pages/member-with-ledger.tsx')))),
    'MemberWithLedger',
  ),
  '/restrictions': part(
    () => withLimitsTexts(import('../features/protection/restrictions-page.tsx')),
    'RestrictionsPage',
  ),
  '/logins': part(
    () => withMemberTexts(import('../features/security/statistics-page.tsx')),
    'StatisticsPage',
  ),
  '/security': part(
    () => withMemberTexts(import('../features/security/security-page.tsx')),
    'SecurityPage',
  ),
  '/games': part(
    () => withCatalogueTexts(import('../features/catalogue/games/games-page.tsx')),
    'GamesPage',
  ),
  '/vendors': part(
    () => withCatalogueTexts(import('../features/catalogue/vendors/vendors-page.tsx')),
    'VendorsPage',
  ),
  '/hot': part(
    () => withCatalogueTexts(import('../features/catalogue/hot/hot-page.tsx')),
    'HotPage',
  ),
  '/providers': part(
    () => withProtocolTexts(import('../features/play/providers/providers-page.tsx')),
    'ProvidersPage',
  ),
  '/rounds': part(
    () => withProtocolTexts(import('../features/play/rounds/rounds-page.tsx')),
    'RoundsPage',
  ),
  '/game-sessions': part(
    () => withProtocolTexts(import('../features/play/sessions/game-sessions-page.tsx')),
    'GameSessionsPage',
  ),
  '/rtp': part(() => withRtpTexts(import('../features/rtp/rtp-page.tsx')), 'RtpPage'),
  '/jackpots': part(
    () => withRtpTexts(import('../features/rtp/jackpots/jackpots-page.tsx')),
    'JackpotsPage',
  ),
  '/messages': part(
    () => withInboxTexts(import('../features/inbox/messages-page.tsx')),
    'MessagesPage',
  ),
  '/feedback': part(
    () => withInboxTexts(import('../features/inbox/feedback-page.tsx')),
    'FeedbackPage',
  ),
  '/banners': part(
    () => withContentTexts(import('../features/content/banners/banners-page.tsx')),
    'BannersPage',
  ),
  '/notices': part(
    () => withContentTexts(import('../features/content/announcements/announcements-page.tsx')),
    'NoticesPage',
  ),
  '/announcements': part(
    () => withContentTexts(import('../features/content/announcements/announcements-page.tsx')),
    'AnnouncementsPage',
  ),
  '/topics': part(
    () => withContentTexts(import('../features/content/topics/topics-page.tsx')),
    'TopicsPage',
  ),
  '/links': part(
    () => withContentTexts(import('../features/content/links/links-page.tsx')),
    'LinksPage',
  ),
  '/whitelabel': part(() => import('../features/whitelabel/whitelabel-page.tsx'), 'WhitelabelPage'),
  '/registration': part(
    () => import('../features/registration/registration-page.tsx'),
    'RegistrationPage',
  ),
  '/status': part(() => import('../features/status/status-page.tsx'), 'StatusPage'),
  '/outbox': part(() => import('../features/desk/outbox-page.tsx'), 'OutboxPage'),
  '/jobs': part(() => import('../features/desk/jobs-page.tsx'), 'JobsPage'),
  '/audit': part(() => import('../features/audit/audit-page.tsx'), 'AuditPage'),
  '/books': part(() => import('../features/books/books-page.tsx'), 'BooksPage'),
  '/ledger': part(() => import('./pages/member-ledger-page.tsx'), 'MemberLedgerPage'),
  '/adjustments': part(
    () => import('../features/adjustments/adjustments-page.tsx'),
    'AdjustmentsPage',
  ),
  '/operators': part(() => import('../features/operators/operators-page.tsx'), 'OperatorsPage'),
  '/approvals': part(
    () => withCashierTexts(import('../features/approvals/approvals-page.tsx')),
    'ApprovalsPage',
  ),
}
