/** The most bytes that a file of orders or trades may have that is sent to the service. */
export const largestUpload = 64 * 1024 * 1024;
