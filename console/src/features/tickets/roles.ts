/** Who sees campaigns of tickets, and who publishes and ends them. */
export const ticketReaders = ['admin', 'finance', 'risk', 'support', 'content', 'auditor'] as const
export const ticketPublishers = ['admin', 'finance'] as const
