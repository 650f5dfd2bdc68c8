import { alertsMachine } from '../../../machines/alerts.ts';

export const alerts = alertsMachine;
