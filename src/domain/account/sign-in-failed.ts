/** A 8: what a failed sign-in says where no summary was given. */
export const signInFailedText = 'There was an error logging you on. Please, try again later.';
