/** The three sample questions of registration (A 2.8, A 9), word for word as the contract lists them. */
export const securityQuestions = [
  'What was the name of your first school?',
  'What was the name of your first pet?',
  'In which town were you born?',
] as const;
