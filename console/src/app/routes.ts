import { part, type Part } from '@baize/ui/part'
import { withWords } from '@baize/texts/with-words'

/** Every address is a fixed path, so a table is all the routing there is. Each page comes when it is asked for. */
export const routes: Readonly<Record<string, Part<object>>> = {
  '/': part(
    withWords(() => import('../features/overview/overview-page.tsx'), 'cashdesk'),
    'OverviewPage',
  ),
  '/withdrawals': part(
    withWords(() => import('../features/cashier/withdrawals/withdrawals-page.tsx'), 'cashdesk'),
    'WithdrawalsPage',
  ),
  '/deposits': part(
    withWords(() => import('../features/cashier/deposits/deposits-page.tsx'), 'cashdesk'),
    'DepositsPage',
  ),
  '/payment-methods': part(
    withWords(() => import('../features/cashier/methods/methods-page.tsx'), 'cashdesk'),
    'PaymentMethodsPage',
  ),
  '/institutions': part(
    withWords(() => import('../features/cashier/institutions/institutions-page.tsx'), 'cashdesk'),
    'InstitutionsPage',
  ),
  '/cashier-report': part(
    withWords(() => import('../features/cashier/report/report-page.tsx'), 'cashdesk'),
    'CashierReportPage',
  ),
  '/cashier-settings': part(
    withWords(() => import('../features/cashier/settings/settings-page.tsx'), 'cashdesk'),
    'CashierSettingsPage',
  ),
  '/members': part(
    withWords(() => import('../features/members/members-page.tsx'), 'members'),
    'MembersPage',
  ),
  '/member': part(
    withWords(() => import('./pages/member-with-ledger.tsx'), 'members', 'cashdesk', 'limits'),
    'MemberWithLedger',
  ),
  '/restrictions': part(
    withWords(() => import('../features/protection/restrictions-page.tsx'), 'limits'),
    'RestrictionsPage',
  ),
  '/logins': part(
    withWords(() => import('../features/security/statistics-page.tsx'), 'members'),
    'StatisticsPage',
  ),
  '/security': part(
    withWords(() => import('../features/security/security-page.tsx'), 'members'),
    'SecurityPage',
  ),
  '/games': part(
    withWords(() => import('../features/catalogue/games/games-page.tsx'), 'catalogue'),
    'GamesPage',
  ),
  '/vendors': part(
    withWords(() => import('../features/catalogue/vendors/vendors-page.tsx'), 'catalogue'),
    'VendorsPage',
  ),
  '/hot': part(
    withWords(() => import('../features/catalogue/hot/hot-page.tsx'), 'catalogue'),
    'HotPage',
  ),
  '/providers': part(
    withWords(() => import('../features/play/providers/providers-page.tsx'), 'protocol'),
    'ProvidersPage',
  ),
  '/rounds': part(
    withWords(() => import('../features/play/rounds/rounds-page.tsx'), 'protocol'),
    'RoundsPage',
  ),
  '/game-sessions': part(
    withWords(() => import('../features/play/sessions/game-sessions-page.tsx'), 'protocol'),
    'GameSessionsPage',
  ),
  '/rtp': part(
    withWords(() => import('../features/rtp/rtp-page.tsx'), 'rtp'),
    'RtpPage',
  ),
  '/jackpots': part(
    withWords(() => import('../features/rtp/jackpots/jackpots-page.tsx'), 'rtp'),
    'JackpotsPage',
  ),
  '/messages': part(
    withWords(() => import('../features/inbox/messages-page.tsx'), 'inbox'),
    'MessagesPage',
  ),
  '/feedback': part(
    withWords(() => import('../features/inbox/feedback-page.tsx'), 'inbox'),
    'FeedbackPage',
  ),
  '/banners': part(
    withWords(() => import('../features/content/banners/banners-page.tsx'), 'content'),
    'BannersPage',
  ),
  '/notices': part(
    withWords(() => import('../features/content/announcements/announcements-page.tsx'), 'content'),
    'NoticesPage',
  ),
  '/announcements': part(
    withWords(() => import('../features/content/announcements/announcements-page.tsx'), 'content'),
    'AnnouncementsPage',
  ),
  '/topics': part(
    withWords(() => import('../features/content/topics/topics-page.tsx'), 'content'),
    'TopicsPage',
  ),
  '/links': part(
    withWords(() => import('../features/content/links/links-page.tsx'), 'content'),
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
    withWords(() => import('../features/approvals/approvals-page.tsx'), 'cashdesk'),
    'ApprovalsPage',
  ),
}
