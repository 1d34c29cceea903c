/** Who sees missions and boards, and who publishes and closes them. */
export const missionReaders = ['admin', 'finance', 'risk', 'support', 'content', 'auditor'] as const
export const missionPublishers = ['admin', 'finance'] as const
