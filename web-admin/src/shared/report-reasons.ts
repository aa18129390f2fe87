import { messagesOf, textOf } from './i18n/messages-of.js';

/** The reasons of reports by code. */
export const reportReasons = messagesOf('report-reasons');

/** @returns the label of a report reason; any other reason is free text and is returned as it is */
export const reasonText = (reason: string): string => textOf(reportReasons, reason);
