// Made by "npm run contract" from openapi.yaml. Do not edit.
export interface paths {
    "/api/userInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description The signed-in person's e-mail address, notifications and parameters. Answers 401 if nobody is signed in, which is how the portal finds out.
         */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The configuration that the browser needs
         * @description Public settings only. An empty link means that the page does not exist yet.
         */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check login and password
         * @description First step of signing in. The service asks the identity provider, and answers with a one-time session token and a nonce for the redirect to the provider; or, if the account has a second factor, with a challenge that `signInByCode` meets. A wrong password and an unknown login get the same answer. Unless validation is skipped, the cookie `g-recaptcha-response` must contain the answer of the human verification.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the code of a second factor
         * @description Between the first and the last step of signing in, if the account has a second factor: a code of its device, or one of its recovery codes. Each is accepted once. Five wrong ones are all that fifteen minutes allow.
         */
        post: operations["signInByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the authorization code for a session
         * @description Last step of signing in. Needs the sign-in cookie of the first step, and uses it up. The service exchanges the code, checks signature, issuer, audience, expiry, issue time, nonce and subject, and sets the session cookie.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out by a plain link
         * @description Ends the session here and at the provider, and redirects to /home. Harmless without a session.
         */
        get: operations["logoutByLink"];
        put?: never;
        /**
         * Sign out
         * @description Ends the session here and at the provider. Harmless without a session.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register for web access or slice files
         * @description Creates an account with the chosen venues. The account has no password: the person gets an e-mail with a link for setting one. An address that is taken gets the same answer. Unless validation is skipped, the cookie `g-recaptcha-response` must contain the answer of the human verification.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forgotpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the e-mail that restores a password
         * @description The answer is the same whether or not the address is known.
         */
        post: operations["requestPasswordRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forgotpassword/{token}/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The security question behind a restore link
         * @description The question that the person chose at registration. A used or expired link gets a 404.
         */
        get: operations["getSecurityQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forgotpassword/{token}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by answering the security question
         * @description A password that contains parts of the login is refused at its field, since only the service knows the login behind the link. Unless validation is skipped, the cookie `g-recaptcha-response` must contain the answer of the human verification.
         */
        post: operations["restorePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/changepassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password
         * @description Ends the account's other sessions and gives this one a new id. A wrong current password is an error of that field.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userdetails/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your account details
         * @description What the person entered at registration or changed since. The e-mail address cannot be changed.
         */
        get: operations["getUserDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userdetails/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save your account details
         * @description The same fields as in the answer of the details call. The e-mail address may be sent but not changed. With `Seen`, fields that the caller left unchanged keep their stored values; if a field was changed both here and elsewhere, to different values, it is refused and nothing is saved. Answers with the details as stored.
         */
        post: operations["setUserDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userdetails/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All data stored about your account
         * @description The account with everything that belongs to it, as one JSON file. It contains no password, no security answer and no token.
         */
        get: operations["exportUserDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove again who you are
         * @description What matters most, such as making an API key, asks for it again ten minutes after the sign-in (403, `confirmation.password` or `confirmation.code`): the password, or a code of the second factor if one is set up. A wrong one is an error of its field, and so is the one that is not asked for: the field of the error is the one to send. Attempts count as those of signing in, and one session gives at most three wrong codes in a quarter of an hour.
         */
        post: operations["confirmSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your second factor
         * @description Whether one is set up, and since when; with an identity provider of the operator, where it is set up.
         */
        get: operations["getFactor"];
        put?: never;
        /**
         * Begin to set up a second factor
         * @description The secret for an authenticator app, and ten recovery codes, which are shown this once and work once the factor is on. What was begun before ends. By the password, whose attempts count as those of signing in. 409 if one is on, or if it is set up at the operator's identity provider.
         */
        post: operations["beginFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/factor/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a second factor on
         * @description By a first code of the app. Its owner gets a mail. If it is on already, nothing changes; 409 if it was begun anew meanwhile.
         */
        post: operations["activateFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the second factor off
         * @description By password and code together. Its owner gets a mail. Without one, nothing changes. 409 while the account operates the service.
         */
        post: operations["removeFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether your account will be closed
         * @description The day on which it is removed if you have asked for it, and otherwise the day on which it would be.
         */
        get: operations["getAccountClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close your account
         * @description A week later the account and your details are removed for ever, and nothing is refunded; until then it can be kept. Asks again who you are, like making an API key. Its owner gets a mail. A repeat changes nothing. 409 while a payment is under way or an invoice is not settled, or while the account operates the service. A payment made within the week keeps it.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep your account after all
         * @description One that was to be closed goes on. Its owner gets a mail. Otherwise nothing changes.
         */
        post: operations["keepAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to your account
         * @description The last year, newest first, 50 at a time: logins and failures, changes of password, details and second factor, API keys, payments, and what our staff did. Of wrong passwords and codes at most 20 an hour are kept.
         */
        get: operations["listAccountEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where you are logged in
         * @description Your sessions, this one first and then those used last, at most 50 of them with their number, and the browsers that are trusted because they have logged in before: wrong passwords of strangers do not keep them out.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End another session
         * @description The browser has to log in again. One that has ended stays ended; 409 for the session of this call.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all other sessions
         * @description Only the session of this call goes on. API keys stay.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/forget-browser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trust a browser no more
         * @description Until it logs in again it is treated like a stranger's. Its session goes on.
         */
        post: operations["forgetBrowser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your API keys
         * @description Your keys, the valid ones first, including those that ended within the last 30 days, and the use of all your keys by day, together and by key, for 400 days. Days include keys that are no longer listed. Times of last use are up to a minute late.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Make an API key
         * @description The answer contains the key, which is not shown again, because only a hash is stored. Its owner gets a mail. An account can have at most 10 valid keys (409), and make at most 20 a day.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an API key
         * @description The key is no longer accepted. A key that has already ended stays as it is.
         */
        post: operations["revokeApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your saved views
         * @description Your saved views, by name.
         */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Save a view
         * @description Saves what a view or the tape shows under a name. The caller makes the id, a UUID: sending the same again changes nothing, another name or selection replaces the previous one, and a removed view is restored. At most 50 views are stored; names are unique, ignoring case (409). Whether you may see the data is decided each time the view is opened.
         */
        post: operations["saveView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a saved view
         * @description Sending the present name changes nothing.
         */
        post: operations["renameSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a saved view
         * @description Removing a view that does not exist any more succeeds. Until the next day, saving a removed view by its id restores it as it was, whatever else is sent; if another view has its name by now, it gets the name that is sent.
         */
        post: operations["removeSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watchlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The instruments you watch
         * @description The instruments you watch, in the order in which they were added. With their figures, it says what was last paid for each on all venues that you may see, the change against the day before, and the last price of each of the last 30 days with trades: always delayed, also for venues with a right to live data, and counted as `/api/instruments/{code}` does.
         */
        get: operations["getWatchlist"];
        put?: never;
        /**
         * Watch an instrument
         * @description Adds an instrument to the end of the watchlist; one that is on it stays where it is. At most 100 are watched (409). An instrument outside the account's rights gets the same answer as one that does not exist.
         */
        post: operations["watchInstrument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watchlist/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop watching an instrument
         * @description Removing an instrument that is not watched succeeds. It needs no right to the instrument.
         */
        post: operations["unwatchInstrument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your alerts
         * @description Your alerts on saved views, oldest first, and the latest events, newest first. Whether you may see what an alert watches is decided when it is judged: at once with a live right, otherwise once a row is 15 minutes old.
         */
        get: operations["listAlerts"];
        put?: never;
        /**
         * Save an alert on a saved view
         * @description The caller makes the id, a UUID: sending the same again changes nothing; another condition replaces the previous one, and is judged from now on. A condition that is true already, as far as you may see, is refused with the present value at the field value (400). With view, the alert is on the saved view that shows the same data with the same filter; if there is none, it is saved under viewId, its name made unique. At most 20 alerts and 50 views are stored (409). A view with data that you may not see or that does not exist gets a 404.
         */
        post: operations["saveAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of unread events of your alerts
         * @description How many events of your alerts are not marked as read. Pages ask this every minute, so it does not keep a session from ending.
         */
        get: operations["countAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch an alert on or off
         * @description An alert that is switched on is judged from now on; what happened while it was off is not reported.
         */
        post: operations["switchAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/testMail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test mail of an alert
         * @description Sends a mail that says what the alert is about to your own address, through the same queue as its other mails, and counts as one of them: at most 6 an hour and 30 a day (429). An alert that is not by mail has none (409).
         */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an alert
         * @description Removes the alert and its events. Removing one that does not exist any more succeeds.
         */
        post: operations["removeAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark events as read
         * @description All events up to and including the given one.
         */
        post: operations["readAlerts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tradingVenuesList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All trading venues
         * @description The venues that can be subscribed to, and the monthly cost per venue in US dollars, for real-time orders and for real-time trades each.
         */
        get: operations["listTradingVenues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/venues/{mic}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A trading venue, its state, today and a year
         * @description What a venue is and publishes, whether it trades now, how many rows each of its segments has published today beside a usual day, and the condition of its data on each day of a year. Like open data it ignores the last 15 minutes: only the trading hours are those of this moment. A usual day is the median of the days with rows in the three weeks before. Answers are up to ten seconds old.
         */
        get: operations["getVenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/publicInstruments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search for instruments without a session
         * @description Instruments of which something is public, found as by `findInstruments`, with the venues that publish them. At most 20 are returned; `More` says that there are others, which are not counted. Their data need a session.
         */
        get: operations["findPublicInstruments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/publicTrades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last public trades, and the venues now
         * @description The last ten reports of trades of all venues that are 15 minutes old, newest first; each venue with its state, its last trade and the number of its trades today; and the newest open files and execution reports. Pages ask this every few seconds: answers are up to five seconds old.
         */
        get: operations["getPublicTrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/feed/tvlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trading venues that have data of a type
         * @description Only venues that the account may see, live or delayed.
         */
        get: operations["listFeedVenues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/feed/assetclasslist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Asset classes of a venue
         * @description The asset classes in which the venue has data of the chosen type.
         */
        get: operations["listFeedAssetClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/feed/subassetclasslist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sub-asset classes of an asset class
         * @description The sub-asset classes in which the venue has data of the chosen type.
         */
        get: operations["listFeedSubAssetClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/feed/instrumentlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Instruments of a sub-asset class
         * @description Instruments by their identification, in pages. `q` searches identification and description. If there are more, `Next` contains the cursor of the next page; `Total` counts all matches up to 1,001, which means more than 1,000. Like all lists, this contains only what is in the database: instruments whose rows are all archived appear only in `/api/history`.
         */
        get: operations["listFeedInstruments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/feed/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search for instruments
         * @description Instruments by an identification or its beginning, parts of their name, and the name or MIC of a venue or a segment, best first; all words have to match. Each comes with the places where it is published, as far as the account may see them, and with its last price on all of them, always delayed. At most 20 are returned; `More` says that there are others, which are not counted.
         */
        get: operations["findInstruments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/feed/miclist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Segment MICs of an instrument
         * @description The segments of the venue on which the instrument has data of the chosen type.
         */
        get: operations["listFeedSegments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/feed/ordertypelist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Order types of an instrument on a segment
         * @description The kinds of order book, quote or trade list in which the instrument has data.
         */
        get: operations["listFeedOrderTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feed/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders or trades of an instrument
         * @description The newest rows first, in pages; the order book and the individual trades are returned whole. Segment MIC and order type may be left out if there is exactly one; if there are several, the answer is a 400 that names the field. Without a right to live data, only rows published at least 15 minutes ago are shown. The rows can be filtered; one call searches at most 20,000 rows, and if that was not enough, `LookedBackTo` says how far it got. An order book is always whole and cannot be filtered.
         */
        get: operations["getFeedData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feed/row": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One row in full, with its transaction
         * @description Everything known about one row: each field of its report, the file and line it came from, and for a trade every report of its transaction in the order of publication, with its status. The instrument is given as in `/api/feed/data`, the row by its id and its time of publication. Without a right to live data, only what was published at least 15 minutes ago is shown; a row that you may not see gets the same answer as one that does not exist.
         */
        get: operations["getFeedRow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feed/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * New orders or trades of an instrument, as they arrive
         * @description Server-sent events of one data view, chosen as in `/api/feed/data`: with a right to live data each row as soon as it
         *     is taken in, otherwise once it is 15 minutes old. The stream starts at `Last-Event-ID` or `position` (the header
         *     takes precedence), otherwise now. Every event's `id` is a position: a reader who comes back with it misses nothing
         *     and gets nothing twice. The right is checked again for every batch and every 15 seconds.
         *
         *     | event    | data                                                                                             |
         *     | -------- | ------------------------------------------------------------------------------------------------ |
         *     | `opened` | `StreamOpened`: the stream is open; how late its rows are                                        |
         *     | `rows`   | `StreamRows`: new rows, newest first, and earlier rows they changed; an order book comes whole    |
         *     | `next`   | `StreamNext`: in how many seconds the next delayed row becomes visible; sent in the last minute  |
         *     | `ended`  | `StreamEnded`: why the stream ends; after `stopping`, reconnect at once                          |
         *
         *     Lines that begin with a colon only show that the stream is alive. A reader who does not read is disconnected. One
         *     who comes back after more than 500 rows gets the number of rows skipped, and after more than two days a 409. With
         *     `once` the answer ends with what is new by now, and is not one of the account's streams.
         */
        get: operations["streamFeedData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feed/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders or trades of an instrument as a file
         * @description All rows of one data view, chosen as in `/api/feed/data`, that pass the filter, newest first and without limit: the view's columns in their order, or those in `columns`, then a trade's status and the reports it is linked with, then what the row is about. Of an order book it is the latest snapshot. Rights and delay are those of the views when the answer begins. It is sent while it is read, so an answer that is cut off is incomplete. Rows of archived months are not included, as `X-Archived-Before` says; `GET /api/history` has them.
         *     In XLSX a number is numeric if a spreadsheet keeps all its digits, which are fifteen; otherwise it is text with every digit. A sheet has at most 1,048,576 rows; the rest is on further sheets. In Parquet decimals are DECIMAL(38, 17), times TIMESTAMP in UTC to the microsecond and flags a list; only CSV and NDJSON keep trailing zeros of a fraction. The file ends with an index of its parts, so it can be read only when it is complete.
         */
        get: operations["exportFeedData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tape": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The trades of all venues in one list
         * @description Every trade you may see, newest first, of all instruments and venues, in pages. `timing` chooses between the delayed list of all your venues and the live list of those with a right to live data. A venue, class or currency of which you may see nothing gives an empty list. One call searches about 20,000 rows for those that pass the filters, and if that was not enough, `LookedBackTo` says how far it got. Archived months are not included.
         */
        get: operations["getTape"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tape/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The trades of all venues as a file
         * @description All rows of the list of `GET /api/tape` that pass its filters, newest first and without limit, with the columns of an export of trades in `/api/feed/export`, of shares in the United Kingdom and of all others; then `instrumentId`, `instrumentDescription`, `venueMIC` (the segment), `operatingMIC`, `assetClass` and `subAssetClass`. Rights and delay are those of the list when the answer begins. It is sent while it is read, so an answer that is cut off is incomplete. Archived months are not included; `GET /api/history` has them.
         */
        get: operations["exportTape"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tape/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was traded today, and what most
         * @description The figures of the trades of all instruments and venues on the day of `AsOf`, UTC, delayed or live as in `GET /api/tape`, narrowed to a venue or class. Each transaction counts once, with its latest report; cancelled ones do not count. They may be up to ten seconds old.
         */
        get: operations["getTapeFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tape/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest quotes and order books
         * @description Of the instruments that published an order last, at most 20, newest first: the latest quote, or the best bid and ask of the latest order book, delayed or live as in `GET /api/tape`, narrowed to a venue or class. Each instrument is there once, with the place that published last. They may be up to ten seconds old. One call reads about 20,000 rows, and if that was not enough, `LookedBackTo` says how far it got.
         */
        get: operations["getLatestQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was published in a period
         * @description Every order or trade of a venue, or of one of its instruments, that was published in a period, oldest first, with the columns of the data format guide, as NDJSON, CSV or Parquet. Rights and delay are those of the views. A period has at most 366 days, an answer at most `limit` rows; `X-Next-Cursor` is the cursor of the next answer and is absent on the last. It is sent before the first row; to repeat an answer that was cut off, use the cursor of its own request. A cursor is valid for the same key or session and the same request. Lines that were taken in late, with a time that was already read, are not in later pages.
         *     Behind the columns of files, a trade has `supersededBy` (`New`) and `supersededByPublicationDate` if a later report completes it, such as the full details after a deferral, as in `/api/feed/data` and up to the same moment. What voids it is a line of its own.
         *     Archived months are included like all others, but more slowly; a page that had to search a large part of them may have fewer rows than `limit`, or none, although there is a next one. While an archived day cannot be read, a page that includes it is refused with a 503 that names the day: no answer leaves rows out.
         *     In Parquet each answer is a file of its own, which can be read only when it is complete, because its index is at its end. Decimals are DECIMAL(38, 17), times TIMESTAMP in UTC to the microsecond, flags a list; absent values are null. Only NDJSON and CSV keep trailing zeros of a fraction.
         */
        get: operations["getHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your subscription
         * @description One entry for each venue and term. Entries of the same venue add up: a flag is on if any entry has it, and the latest end date counts.
         */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/changePrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a changed selection would cost
         * @description Changes nothing. The price is what would be due now, in whole US dollars.
         */
        post: operations["priceSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/changeSubscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew or change your subscription
         * @description If the price is above 0, the change waits as an uncompleted payment, and the old rights stay until it is paid. With `Version`, a change based on an older version is refused, and the answer contains the present subscription. A paid flag can be exchanged for one of another venue or kind once a calendar month.
         */
        post: operations["changeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/autoRenewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn auto-renewal on or off
         * @description With auto-renewal the next order is prepared 90 days before the end. Nothing is charged without you.
         */
        post: operations["setAutoRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/terminate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End your subscription because of a new price
         * @description Possible for 30 days after the notice of a new price. The subscription runs to its end at the old price, and no next order is prepared.
         */
        post: operations["terminateSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a payment at the payment provider
         * @description Takes `UserID` after a registration, with the cookie that the registration set, and `OrderID` on the subscriptions page, with a session. With `ShownPrice`, an order whose price has changed is not opened: the 409 has the new `price`.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The state of an uncompleted payment
         * @description Requested when the page opens and after the payment window closes.
         */
        post: operations["checkPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an approved payment
         * @description Safe to repeat. A payment that the provider holds back gets the state `pending`.
         */
        post: operations["executePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an uncompleted payment
         * @description The rights stay as they were before the order.
         */
        post: operations["cancelPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your payments
         * @description Payments that were made, newest first, including refunded ones.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipt of a payment
         * @description What was paid for, by whom and when. Somebody else's payment gets a 404.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/receipt/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipt of a payment as a document
         * @description A tagged PDF, the same bytes each time unless the payment is refunded. Somebody else's payment gets a 404.
         */
        get: operations["downloadReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/report/publist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Publishers of best-execution reports
         * @description Investment firms and trading venues, each with the dates of its reports.
         */
        get: operations["listPublishers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/report/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Files of a publisher's report
         * @description Grouped by segment for trading venues; one group without a name for investment firms.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents for download
         * @description Each document's text, address, size and time of publication.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The terms of use
         * @description The text that a registration accepts, in sections: the version in force, with the announced one that will replace it, or any other published version. A published version never changes; which one is in force depends on the first day of each.
         */
        get: operations["getTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which text.
                 * @example cookies
                 */
                name: "privacy" | "accessibility" | "cookies" | "disclaimer" | "modern-slavery";
            };
            cookie?: never;
        };
        /**
         * A text below the footer's links
         * @description Privacy, accessibility, cookies, disclaimer or modern slavery: the operator's own text, or the one that comes with the program, in sections like the terms of use. It is always in force.
         */
        get: operations["getLegalText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/report/rts27": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A table of a trading venue's report
         * @description A table of RTS 27 as it was published, to read without downloading it: the first 500 rows, within the first 256 KiB of its file, and the list of all tables of the report. Files that are not CSV are not listed; a report without a table gets a 404.
         */
        get: operations["getRts27"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/report/rts28": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An investment firm's top five venues
         * @description An RTS 28 report as it was published, with the previous year's report if there is one, as data for a page. Reports published in other forms get a 404.
         */
        get: operations["getRts28"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{kind}/{name}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the caller has. If it has not changed, the answer is a 304 without a body. What is no ETag is ignored. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `Last-Modified` of what the caller has, in place of an `ETag`. What is no date is ignored. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /** @description The bytes wanted, `bytes=100-`, as one range. Several ranges, and what is no range, are ignored: the answer is the whole file. */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` or `Last-Modified` of the file of which the caller has a part. For any other file the Range is ignored. */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path: {
                /**
                 * @description The kind of file, reports or documents.
                 * @example reports
                 */
                kind: string;
                /**
                 * @description The file's name.
                 * @example icpm-2026-09-30-table-1.csv
                 */
                name: string;
            };
            cookie?: never;
        };
        /**
         * Download a file
         * @description The file as an attachment, with its checksum as ETag; a Range header resumes it. Every address without a file gets the same answer.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Whether a file can be downloaded
         * @description Requested before a download is started, so that a failure can be shown as a message.
         */
        head: operations["checkFile"];
        patch?: never;
        trace?: never;
    };
    "/open-data/index.json": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the caller has. If it has not changed, the answer is a 304 without a body. What is no ETag is ignored. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `Last-Modified` of what the caller has, in place of an `ETag`. What is no date is ignored. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /** @description The bytes wanted, `bytes=100-`, as one range. Several ranges, and what is no range, are ignored: the answer is the whole file. */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` or `Last-Modified` of the file of which the caller has a part. For any other file the Range is ignored. */
                "If-Range"?: components["parameters"]["IfRange"];
                /** @description With `gzip`, the answer is the index compressed, as a file of its own. Anything else is ignored. */
                "Accept-Encoding"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Download the index of open data
         * @description All files of delayed data with their checksums, see the schema OpenDataIndex. A job writes it, and it is served as a file.
         */
        get: operations["downloadOpenDataIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Whether the index of open data can be downloaded
         * @description Requested before a download is started, so that a failure can be shown as a message.
         */
        head: operations["checkOpenDataIndex"];
        patch?: never;
        trace?: never;
    };
    "/open-data/{day}/{name}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the caller has. If it has not changed, the answer is a 304 without a body. What is no ETag is ignored. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `Last-Modified` of what the caller has, in place of an `ETag`. What is no date is ignored. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /** @description The bytes wanted, `bytes=100-`, as one range. Several ranges, and what is no range, are ignored: the answer is the whole file. */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` or `Last-Modified` of the file of which the caller has a part. For any other file the Range is ignored. */
                "If-Range"?: components["parameters"]["IfRange"];
                /** @description With `gzip`, the whole file is sent compressed, with an `ETag` of its own. A Range is always one of the file as the index describes it. Anything else is ignored. */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
            };
            path: {
                /**
                 * @description The day of the file's lines.
                 * @example 2026-11-20
                 */
                day: components["parameters"]["FileDay"];
                /**
                 * @description The file's name, as in the index.
                 * @example trades-ICPM-2026-11-20T1430Z.csv
                 */
                name: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        /**
         * Download a file of delayed data
         * @description The file as an attachment, with its checksum as ETag; a Range header resumes it. Every address without a file gets the same answer.
         */
        get: operations["downloadOpenDataFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Whether a file of delayed data can be downloaded
         * @description Requested before a download is started, so that a failure can be shown as a message.
         */
        head: operations["checkOpenDataFile"];
        patch?: never;
        trace?: never;
    };
    "/api/conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The condition of a venue's data, day by day
         * @description For each day of a month, whether a venue's orders and trades are complete: `available`; `degraded`, with the reasons; `pending`, while the venue trades and for an hour after; `missing`, if it traded and nothing came; `closed`, if it did not trade; `unknown`, if nothing came and its trading hours are not known, or if the day is before the first one with any data. It is derived from the files that were taken in and the venue's calendar, unless the operator says otherwise. Days are UTC. Like open data it ignores the last 15 minutes.
         */
        get: operations["getConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feed/silence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a segment publishes nothing during its trading hours
         * @description Since when no row of a segment was published in its trading hours, if that is longer than expected: longer than the minutes in its calendar, or than its usual intervals. Without a right to live data, the answer is the state of 15 minutes ago. Pages ask this every minute, so it does not keep a session from ending.
         */
        get: operations["getSegmentSilence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feed/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices and totals of a period
         * @description A summary of one view's rows in a period: the last price of each interval and, for trades, their number, their volume and their notional amount, summed exactly. Two answers for the same period have the same intervals, so that instruments and venues can be compared. Of trades, cancellations and trades that a later report voids do not count. Of orders, each interval has its last quote, and of an order book the best bid and ask of its last snapshot. Rights and delay are those of the views; times are those of publication. Hours and days of which sums are kept are taken as a whole; of other rows one call reads at most 100,000, the newest of the period. If there are more, `LookedBackTo` says after which moment everything was read.
         */
        get: operations["getFeedSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instruments/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The instrument's identification.
                 * @example GB00BH4HKS39
                 */
                code: components["schemas"]["CascadeText"];
            };
            cookie?: never;
        };
        /**
         * An instrument on all venues
         * @description What an instrument is, every place where it is published with its latest quote, its last 20 trades on all venues in one list, and its figures by day of the last 30 days: trades, volume, volume-weighted average, highest, lowest and last price. Delayed, it covers every venue that the account may see, as of fifteen minutes ago; live, only those with a right to live data, up to now. Figures count trades as `/api/feed/summary` does. Narrowed to a kind of data, a venue or a segment, the whole answer is of these places only. An instrument outside the account's rights gets the same answer as one that does not exist, and so does one that has none of these places.
         */
        get: operations["getInstrument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/slice/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Slice files of this account
         * @description The files of open data, without delay for venues with real-time rights, with delay for the others; newest first. Accounts that are not registered for slice files get a 403.
         */
        get: operations["listSliceFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slice-files/{day}/{name}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the caller has. If it has not changed, the answer is a 304 without a body. What is no ETag is ignored. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `Last-Modified` of what the caller has, in place of an `ETag`. What is no date is ignored. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /** @description The bytes wanted, `bytes=100-`, as one range. Several ranges, and what is no range, are ignored: the answer is the whole file. */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` or `Last-Modified` of the file of which the caller has a part. For any other file the Range is ignored. */
                "If-Range"?: components["parameters"]["IfRange"];
                /** @description With `gzip`, the whole file is sent compressed, with an `ETag` of its own. A Range is always one of the file as the index describes it. Anything else is ignored. */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
            };
            path: {
                /**
                 * @description The day of the file's lines.
                 * @example 2026-11-20
                 */
                day: components["parameters"]["FileDay"];
                /**
                 * @description The file's name, as in the index.
                 * @example trades-ICPM-2026-11-20T1430Z.csv
                 */
                name: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        /**
         * Download a slice file
         * @description The same bytes as the open file, without delay for venues with real-time rights. A Range header resumes it.
         */
        get: operations["downloadSliceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Whether a slice file can be downloaded
         * @description Requested before a download is started, so that a failure can be shown as a message.
         */
        head: operations["checkSliceFile"];
        patch?: never;
        trace?: never;
    };
    "/api/ingest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a file of orders or trades
         * @description Takes a file in the format of the data format guide, CSV or NDJSON, plain or compressed with gzip. It is taken whole or not at all, in one transaction, after all of it has arrived. Sending the same file again changes nothing and counts its lines as known. A CSV file that has only its header is a quiet interval and is taken, with no lines. A file that cannot be taken gets a 422 with the first fifty errors: line, field and reason. A file may have at most 64 MB, sent within 30 seconds, and 256 MB unpacked. A 503 means that nothing was taken and asks for another try after `Retry-After`.
         */
        post: operations["publishFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What needs somebody now
         * @description Jobs, mails, payments, invoices, feed and files: one line for each thing that needs somebody, or one that says that a part is fine.
         */
        get: operations["getOperatorStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find accounts
         * @description Accounts by a part of the login or of the company that a payment names, or by a whole pseudonym, number of a receipt, id of a purchase, the public part of an API key, or the reference of a failed request; all accounts without `who`. In order of their logins.
         */
        get: operations["listOperatorAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/accounts/{pseudonym}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One account
         * @description What is known of an account, by its pseudonym. That it was read is logged.
         */
        get: operations["getOperatorAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments
         * @description Payments, those that need somebody first, then the newest.
         */
        get: operations["listOperatorPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mails that were not accepted
         * @description Mails that wait for the mail server, and those that were given up, oldest first. That they were read is logged.
         */
        get: operations["listOperatorMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Daily jobs
         * @description When each daily job last ran, and how that ended.
         */
        get: operations["listOperatorJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Files taken in
         * @description Files of trades and orders of which rows are kept, or whose rejected lines are, those taken in last first.
         */
        get: operations["listOperatorFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Load a file of orders or trades
         * @description Takes a file as `/api/ingest` does, of any venue, and its good lines though others are bad: those are kept, and `/api/operator/files/{number}/rejects` has them. First with `dryRun`, which stores nothing and says what would be taken; then with `seen`, `attempt` and the reason. A 409 with the code `conflict`: it would not do what was seen any more, and nothing was done. A 403 with the code `confirmation.code`: a code entered within the last ten minutes is needed. A 422: nothing of the file can be taken, for the first errors that are listed.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/files/{number}/rejects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rejected lines of a file
         * @description What is wrong with them, one row for each error: line, field, value, reason and the line itself. With `form=lines` the lines alone under the heading of their file, to be mended and sent again. That is refused with 404 unless all lines are kept that were not taken; the file is then mended and sent whole. They are kept for 30 days, at most the first 5,000 errors of a file and the last 50 MB of a sender.
         */
        get: operations["downloadRejects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/files/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One file
         * @description A file, what of it is in the database, and of trades what still stands.
         */
        get: operations["getOperatorFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests that failed
         * @description Requests of the last seven days that failed or were refused with a reference, the newest first. Addresses are those of this document, without what a caller put into them; nothing of a body is kept.
         */
        get: operations["listOperatorRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/requests/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One request that failed
         * @description A request by the reference that its caller was shown: what it was, whose, and what failed. Kept for seven days; known within seconds.
         */
        get: operations["getOperatorRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who read live data in a month
         * @description Reads of live data by venue and type of data, or by customer in these. That customers were read is logged.
         */
        get: operations["listOperatorUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/usage/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file that market-data agreements ask for
         * @description The reads of a month as a CSV file, as `usage` of the command line writes it.
         */
        get: operations["getOperatorUsageFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/revenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was earned, and in what state the money is
         * @description Receipts by month and venue, whole months of the last two years; orders, payments and disputes by their state.
         */
        get: operations["getOperatorRevenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invoices
         * @description Invoices, open ones first, then the newest.
         */
        get: operations["listOperatorInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/invoices/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One invoice
         * @description An invoice by its number or that of its credit note. That it was read is logged.
         */
        get: operations["getOperatorInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is stored
         * @description Months of orders and trades with their sizes, what is archived of them, other files, and when the data was last compared and the log of the database last archived.
         */
        get: operations["getOperatorStorage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/publishing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is published
         * @description Documents, reports, terms, venues and calendars, each kind by itself, the last published first.
         */
        get: operations["listOperatorPublished"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/publishers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keys of publishers
         * @description The keys with which publishers send files, the valid ones first.
         */
        get: operations["listOperatorPublishers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who operates the service
         * @description The roles of operators, with when they were granted and by whom.
         */
        get: operations["listOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What operators did
         * @description The log of operators, newest first: who did what to what, when and why. It outlives accounts, so that it names no person but by a pseudonym.
         */
        get: operations["listOperatorLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/acts/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an act would do
         * @description Says what an act would do now, and does nothing. `Seen` stands for what was said: the act goes ahead only as long as it is still so. A 403 with the code `forbidden`: the operator's roles do not include this act.
         */
        post: operations["previewAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do what was previewed
         * @description Does what was previewed, and logs it with its reason, in one transaction. A 409 with the code `conflict`: it has changed in the meantime, and nothing was done. An attempt that is repeated, as after a time-out, does nothing twice and answers what was done. A 403 with the code `confirmation.code`: this act needs a code entered within the last ten minutes.
         */
        post: operations["performAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        PublishedFile: {
            dataType: components["schemas"]["DataType"];
            /** @description None if the file has only a header. */
            lines: number;
            /** @description Number of new lines. */
            added: number;
            /** @description Number of lines that were published before. */
            known: number;
            /** @description Number of rows without a value. They were skipped. */
            blankRows: number;
            instrumentsAdded: number;
            /** @description Of the request body. */
            sha256: string;
        };
        Error: {
            error: {
                /** @description What went wrong, in kebab case; `xsrf.missing` if the CSRF token was missing or out of date, `session.displaced` if a newer session of the account has replaced this one; `too-many-streams` if the account already has as many streams open as it may; `confirmation.password` or `confirmation.code` if the person has to prove again, by password or by a code of the second factor, who they are (`POST /api/session/confirm`); at sign-in the identity provider's code. */
                code: string;
                /** @description What went wrong, in words. A list if there are several errors. */
                message: string | string[];
                /** @description The reference by which the service's log can be searched. */
                requestId: string;
                /** @description What is wrong, for each wrong field. */
                fields?: {
                    [key: string]: string[];
                };
                /** @description The present subscription, if a change was based on an older version of it. */
                subscription?: components["schemas"]["SubscriptionInfo"];
                /** @description What the order costs now, in whole US dollars, if its payment was refused for its price. */
                price?: number;
            };
        };
        /** @description A UUID in lower case. */
        Uuid: string;
        /** @description A day, `2026-11-20`, if there is one. */
        NullableDate: string | null;
        /**
         * Format: date
         * @description A day, `2026-11-20`.
         */
        DateText: string;
        /**
         * Format: date-time
         * @description A UTC time with microseconds, `2026-11-20T14:32:07.123456Z`.
         */
        Timestamp: string;
        /**
         * Format: date-time
         * @description A UTC time with microseconds, or null if there is none.
         */
        NullableTimestamp: string | null;
        /** @description An exact decimal number, written as text. */
        Decimal: string | null;
        /** @description Text, or null if there is none. */
        NullableText: string | null;
        /** @description A count, or null if there is none. */
        Count: number | null;
        /** @description A market identifier code, ISO 10383. */
        Mic: string;
        /**
         * @description Orders before the trade, or trades after it.
         * @enum {string}
         */
        DataType: "order" | "trade";
        /**
         * @description Delayed data of all venues, or live data of those with a right to it.
         * @default delayed
         * @enum {string}
         */
        Timing: "delayed" | "live";
        /**
         * @description The kind of order book, quote or trade list.
         * @enum {string}
         */
        OrderType: "Request for quote" | "Auction" | "Order book" | "Voice" | "Trades" | "Individual trades";
        /** @description A value from the previous list. */
        CascadeText: string;
        /** @description At most twenty currencies (ISO 4217), separated by commas. */
        CurrencyList: string;
        /** @description A part of a filter, checked by FeedFilterForm. */
        FilterText: string;
        /** @description An e-mail address, loosely checked. */
        EmailAddress: string;
        /** @description A new password. It must not contain parts of the login, and one of the most used passwords is refused at its field. */
        NewPassword: string;
        PersonName: string;
        /** @description A telephone number: digits with a leading +, or digits alone for a number of the chosen country. A tel: address may carry an extension. */
        PhoneNumber: string;
        Company: string;
        /** @description A number for value-added tax or the like, as printed on receipts. */
        TaxNumber: string | null;
        /** @description A country of ISO 3166-1, two letters. */
        CountryCode: string;
        /** @description Surrounding spaces and letter case do not count. */
        SecurityAnswer: string;
        /**
         * @description One of the sample questions.
         * @enum {string}
         */
        SecurityQuestionText: "What was the name of your first school?" | "What was the name of your first pet?" | "In which town were you born?";
        UserInfo: {
            email: string;
            Notifications: components["schemas"]["Notification"][];
            Parameters: {
                /** @description Sent only to accounts entitled to slice files. */
                sliceFileLinkPath?: string;
            };
            /** @description The subscription has ended; no feed call is allowed. */
            restrictedMode: boolean;
            /** @description Of operators only. */
            Roles?: components["schemas"]["OperatorRole"][];
            /** @description Of operators only, who need no subscription. */
            IsSubscribed?: boolean;
        };
        /**
         * @description What an operator may do: `support` accounts and mails, `data` files and publishers, `finance` payments, `admin` everything.
         * @enum {string}
         */
        OperatorRole: "support" | "data" | "finance" | "admin";
        OperatorStatus: {
            ReadAt: components["schemas"]["Timestamp"];
            Segments: components["schemas"]["OperatorSegment"][];
            Lines: {
                /** @enum {string} */
                Part: "jobs" | "mails" | "payments" | "invoices" | "feed" | "files";
                NeedsSomebody: boolean;
                Sentence: string;
            }[];
        };
        /** @description What a segment has published today, without a delay, beside what is usual. */
        OperatorSegment: {
            Segment: string;
            Venue: string;
            /** @enum {string} */
            DataType: "order" | "trade";
            /**
             * @description `late`: four fifths of what is usual have not come; `unknown`: too few days are known.
             * @enum {string}
             */
            State: "silent" | "late" | "onTime" | "closed" | "unknown";
            /** @description The rows that are usual until now; null: too few days are known. */
            Expected: number | null;
            Received: number;
            /** @description Lines of today's files that were refused. */
            Rejected: number;
            LastMinute: components["schemas"]["NullableTimestamp"];
            /** @description By half hour of the day, the minutes with rows. */
            Minutes: number[];
            /** @description The same of a usual day; empty if too few days are known. */
            UsualMinutes: number[];
        };
        OperatorFoundAccount: {
            Login: string;
            Pseudonym: components["schemas"]["Uuid"];
            CreatedAt: components["schemas"]["Timestamp"];
            SuspendedAt: components["schemas"]["NullableTimestamp"];
            /**
             * Format: date
             * @description The day on which it is erased because its owner has closed it; null: nobody has.
             */
            ClosesOn: string | null;
            /**
             * Format: date
             * @description Last day of the subscription; null: there never was one.
             */
            EndsOn: string | null;
            /** @description Whether the end of the subscription restricts it now. */
            IsRestricted: boolean;
        };
        OperatorAccountList: {
            ReadAt: components["schemas"]["Timestamp"];
            Accounts: components["schemas"]["OperatorFoundAccount"][];
            /** @description The failed request whose reference was looked for; null if it is none. */
            Request: string | null;
            /** @description What `after` is on the next page; null: this is the last. */
            Next: string | null;
        };
        OperatorAccount: {
            ReadAt: components["schemas"]["Timestamp"];
            Login: string;
            Pseudonym: components["schemas"]["Uuid"];
            CreatedAt: components["schemas"]["Timestamp"];
            SuspendedAt: components["schemas"]["NullableTimestamp"];
            /**
             * Format: date
             * @description The day on which it is erased because its owner has closed it; null: nobody has.
             */
            ClosesOn: string | null;
            /**
             * Format: date
             * @description Last day of the subscription; null: there never was one.
             */
            EndsOn: string | null;
            /** @description Whether the end of the subscription restricts it now. */
            IsRestricted: boolean;
            Country: string | null;
            Roles: components["schemas"]["OperatorRole"][];
            Sessions: number;
            SavedViews: number;
            Alerts: number;
            Venues: {
                Venue: string;
                /** @enum {string|null} */
                Orders: "live" | "delayed" | null;
                /** @enum {string|null} */
                Trades: "live" | "delayed" | null;
            }[];
            Purchases: {
                Id: components["schemas"]["Uuid"];
                MadeOn: components["schemas"]["DateText"];
                Kind: string;
                /** @description Whole US dollars. */
                Price: number;
                State: string;
                Receipt: string | null;
            }[];
            Keys: {
                Id: string;
                Name: string;
                /** @enum {string} */
                State: "valid" | "expired" | "ended";
                LastUsedAt: components["schemas"]["NullableTimestamp"];
            }[];
            /** @description Those that wait for the mail server, and those that were given up. */
            Mails: {
                Id: components["schemas"]["Uuid"];
                Kind: string;
                CreatedAt: components["schemas"]["Timestamp"];
                /** @enum {string} */
                State: "waiting" | "givenUp";
            }[];
            /** @description The latest changes of rights, at most a thousand, oldest first. */
            Rights: {
                At: components["schemas"]["Timestamp"];
                Right: string;
                Venue: string | null;
                Kind: string | null;
                Change: string;
                /** Format: date */
                StartsOn: string | null;
                /** Format: date */
                EndsOn: string | null;
                Purchase: string | null;
                Cause: string;
            }[];
            /** @description The latest hundred entries of the log about this account, newest first. */
            Log: components["schemas"]["OperatorLogEntry"][];
        };
        OperatorPaymentList: {
            ReadAt: components["schemas"]["Timestamp"];
            Payments: {
                Id: components["schemas"]["Uuid"];
                Purchase: components["schemas"]["Uuid"];
                CreatedAt: components["schemas"]["Timestamp"];
                /** @description Whole US dollars. */
                Amount: number;
                State: string;
                Receipt: string | null;
                /** @description Null if the account was removed. */
                Login: string | null;
                /** @description What somebody has to look at; null: nothing. */
                Trouble: string | null;
                /** @description Captured by the provider, not in dispute, and no refund is under way. */
                IsRefundable: boolean;
                /** @description In dollars, what was given back in parts; null for nothing. */
                GivenBack: string | null;
            }[];
            /** @description What `after` is on the next page; null: this is the last. */
            Next: string | null;
        };
        OperatorMailList: {
            ReadAt: components["schemas"]["Timestamp"];
            Mails: {
                Id: components["schemas"]["Uuid"];
                Kind: string;
                Recipient: string;
                Subject: string;
                CreatedAt: components["schemas"]["Timestamp"];
                Tries: number;
                /** @description The mail server's last answer, without the address. */
                LastFault: string | null;
                NextTryAt: components["schemas"]["NullableTimestamp"];
                GivenUpAt: components["schemas"]["NullableTimestamp"];
            }[];
            /** @description What `after` is on the next page; null: this is the last. */
            Next: string | null;
        };
        OperatorJobList: {
            ReadAt: components["schemas"]["Timestamp"];
            Jobs: {
                Name: string;
                /** Format: date */
                DoneFor: string | null;
                FinishedAt: components["schemas"]["NullableTimestamp"];
                LastFault: string | null;
            }[];
        };
        OperatorListedFile: {
            Number: number;
            Name: string;
            /** @enum {string} */
            DataType: "order" | "trade";
            TakenAt: components["schemas"]["Timestamp"];
            FirstPublishedAt: components["schemas"]["NullableTimestamp"];
            LastPublishedAt: components["schemas"]["NullableTimestamp"];
            /** @description Of new rows; null if it was taken in before this was noted. */
            Rows: string | null;
            /** @description Of lines that were not taken, which can be downloaded; null if none are kept. */
            Rejected: number | null;
            /** @description Whether the lines that were not taken can be downloaded as a file of their own, to be mended and sent again. Otherwise they are mended in the file itself, which is sent whole. */
            CanBeMended: boolean;
            /** @description Nothing of it was taken. */
            Refused: boolean;
            /** @description The number of the file that it takes back; null: a venue sent it. */
            TakesBack: number | null;
            TakenBackAt: components["schemas"]["NullableTimestamp"];
        };
        OperatorFileList: {
            ReadAt: components["schemas"]["Timestamp"];
            Files: components["schemas"]["OperatorListedFile"][];
            /** @description What `after` is on the next page; null: this is the last. */
            Next: string | null;
        };
        OperatorReach: {
            Rows: number;
            Instruments: number;
            Venues: string[];
            FirstPublishedAt: components["schemas"]["NullableTimestamp"];
        };
        OperatorFile: {
            ReadAt: components["schemas"]["Timestamp"];
            Number: number;
            Name: string;
            /** @enum {string} */
            DataType: "order" | "trade";
            TakenAt: components["schemas"]["Timestamp"];
            FirstPublishedAt: components["schemas"]["NullableTimestamp"];
            LastPublishedAt: components["schemas"]["NullableTimestamp"];
            /** @description Of new rows; null if it was taken in before this was noted. */
            Rows: string | null;
            /** @description Of lines that were not taken, which can be downloaded; null if none are kept. */
            Rejected: number | null;
            /** @description Whether the lines that were not taken can be downloaded as a file of their own, to be mended and sent again. Otherwise they are mended in the file itself, which is sent whole. */
            CanBeMended: boolean;
            /** @description Nothing of it was taken. */
            Refused: boolean;
            /** @description The number of the file that it takes back; null: a venue sent it. */
            TakesBack: number | null;
            TakenBackAt: components["schemas"]["NullableTimestamp"];
            Kept: components["schemas"]["OperatorReach"];
            /** @description Of trades, what still counts; null for orders. */
            Standing: components["schemas"]["OperatorReach"] | null;
            /** @description The first errors of the lines that were not taken, at most a hundred. */
            Rejects: components["schemas"]["OperatorReject"][];
        };
        OperatorReject: {
            Line: number;
            /** @description "-": the whole line. */
            Field: string;
            Value: string | null;
            Reason: string;
        };
        /** @description A request that failed or was refused. */
        OperatorListedRequest: {
            Reference: components["schemas"]["Uuid"];
            At: components["schemas"]["Timestamp"];
            Method: string;
            /** @description As this document writes it; null: of no call, such as a page. */
            Path: string | null;
            Operation: string | null;
            Status: number;
            Code: string;
            /** @description What the caller was told, without mail addresses; the code alone where it may repeat what the caller sent. */
            Message: string;
            /** @description What failed in the service; null: it refused the request. */
            Fault: string | null;
            /** @description Until the answer. */
            Milliseconds: number;
            /** @description Whose account; null: of nobody signed in. */
            Pseudonym: string | null;
            /** @description The public part of the API key. */
            Key: string | null;
            /** @description The public part of the publisher's key. */
            PublisherKey: string | null;
        };
        OperatorRequestList: {
            ReadAt: components["schemas"]["Timestamp"];
            Requests: components["schemas"]["OperatorListedRequest"][];
            /** @description What `after` is on the next page; null: this is the last. */
            Next: string | null;
        };
        OperatorRequest: {
            ReadAt: components["schemas"]["Timestamp"];
            Request: components["schemas"]["OperatorListedRequest"];
        };
        OperatorMonth: string;
        OperatorUsageLine: {
            Venue: string;
            VenueName: string;
            /** @enum {string} */
            DataType: "order" | "trade";
            /** @description Distinct ones. */
            Users: number;
            Days: number;
            Reads: string;
            /** @description Of these by programs with an API key. */
            ReadsByKey: string;
            /** @description Whose line it is; null: of all. */
            Pseudonym: string | null;
            /** @description Null of a line of all, and of a removed account. */
            Login: string | null;
        };
        OperatorUsage: {
            ReadAt: components["schemas"]["Timestamp"];
            Lines: components["schemas"]["OperatorUsageLine"][];
            /** @description What `after` is on the next page; null: this is the last. */
            Next: string | null;
        };
        OperatorRevenueLine: {
            Month: string;
            Venue: string;
            VenueName: string;
            Receipts: number;
            /** @description US dollars of receipts paid in the month, each shared among its venues by what is charged of them. */
            Amount: string;
            /** @description US dollars given back in the month, shared in the same way. */
            GivenBack: string;
        };
        OperatorMoneyState: {
            /** @enum {string} */
            Kind: "order" | "payment" | "dispute";
            State: string;
            Count: number;
            /** @description US dollars, rounded. */
            Amount: number;
        };
        OperatorRevenue: {
            ReadAt: components["schemas"]["Timestamp"];
            /** @description The month of the business day, `yyyy-mm`. */
            PresentMonth: string;
            Months: components["schemas"]["OperatorRevenueLine"][];
            States: components["schemas"]["OperatorMoneyState"][];
        };
        OperatorListedInvoice: {
            Number: string;
            /** Format: date */
            IssuedOn: string;
            /** Format: date */
            DueOn: string;
            /** @description Whole US dollars. */
            Amount: number;
            /** @enum {string} */
            State: "open" | "withdrawn" | "settled" | "credited";
            /** @description Whether it is open and its day to pay by is over. */
            IsOverdue: boolean;
            /** @description Null if the account was removed. */
            Login: string | null;
            Pseudonym: components["schemas"]["Uuid"];
            Company: string | null;
            PoNumber: string | null;
        };
        OperatorInvoiceList: {
            ReadAt: components["schemas"]["Timestamp"];
            Invoices: components["schemas"]["OperatorListedInvoice"][];
            /** @description What `after` is on the next page; null: this is the last. */
            Next: string | null;
        };
        OperatorInvoicedVenue: {
            Venue: string;
            Name: string;
            Orders: boolean;
            Trades: boolean;
        };
        OperatorInvoice: {
            ReadAt: components["schemas"]["Timestamp"];
            Invoice: components["schemas"]["OperatorListedInvoice"];
            Customer: string[];
            Venues: components["schemas"]["OperatorInvoicedVenue"][];
            /** Format: date */
            StartsOn: string;
            /** Format: date */
            EndsOn: string;
            Months: number;
            /** @description Whole US dollars a month. */
            CostPerVenue: number;
            /** @description The order that its settling made. */
            Purchase: string | null;
            /** Format: date */
            SettledOn: string | null;
            /** @description The bank's reference of the transfer. */
            Transfer: string | null;
            /** Format: date */
            WithdrawnOn: string | null;
            CreditNumber: string | null;
            /** Format: date */
            CreditedOn: string | null;
            Log: components["schemas"]["OperatorLogEntry"][];
        };
        OperatorStoredMonth: {
            /** @enum {string} */
            DataType: "order" | "trade";
            Month: string;
            /** @description On disk with indexes; null: dropped. */
            Bytes: string | null;
            ArchivedDays: number;
            ArchivedRows: string;
            ArchivedBytes: string;
        };
        OperatorStoredPart: {
            /** @enum {string} */
            Part: "database" | "openFiles" | "published" | "archive";
            Files: number | null;
            Bytes: string;
        };
        OperatorKeptMonths: {
            /** @enum {string} */
            DataType: "order" | "trade";
            Months: number;
            /** @description Whether a month is archived before it is dropped. */
            IsArchived: boolean;
        };
        OperatorStorage: {
            ReadAt: components["schemas"]["Timestamp"];
            Kept: components["schemas"]["OperatorKeptMonths"][];
            Months: components["schemas"]["OperatorStoredMonth"][];
            Parts: components["schemas"]["OperatorStoredPart"][];
            /** @description The last comparison of the stored data by `audit`; null if there was none. */
            LastAudit: components["schemas"]["OperatorAudit"] | null;
            /**
             * Format: date-time
             * @description When the database last archived a part of its log, for backups; null if it does not.
             */
            LastDatabaseArchive: string | null;
        };
        OperatorAudit: {
            At: components["schemas"]["Timestamp"];
            By: string;
            Agrees: boolean;
            Parts: string[];
        };
        OperatorPublished: {
            Name: string;
            Title: string;
            /** @description The publisher of a report, the venue of a calendar. */
            Of: string | null;
            At: components["schemas"]["NullableTimestamp"];
            WithdrawnAt: components["schemas"]["NullableTimestamp"];
            Bytes: string | null;
            /** @description Where readers see it; null: nowhere. */
            Page: string | null;
        };
        OperatorPublishedList: {
            ReadAt: components["schemas"]["Timestamp"];
            Published: components["schemas"]["OperatorPublished"][];
            /** @description What `after` is on the next page; null: this is the last. */
            Next: string | null;
        };
        OperatorPublisherKey: {
            Id: string;
            Name: string;
            Venues: string[];
            /** @enum {string} */
            State: "works" | "revoked" | "expired";
            CreatedAt: components["schemas"]["Timestamp"];
            ExpiresAt: components["schemas"]["Timestamp"];
            LastUsedAt: components["schemas"]["NullableTimestamp"];
        };
        OperatorPublisherList: {
            ReadAt: components["schemas"]["Timestamp"];
            Keys: components["schemas"]["OperatorPublisherKey"][];
        };
        OperatorHeldRole: {
            Login: string;
            Role: components["schemas"]["OperatorRole"];
            GrantedAt: components["schemas"]["Timestamp"];
            /** @description An operator's login or pseudonym, or the user of the operating system. */
            GrantedBy: string;
        };
        OperatorRoleList: {
            ReadAt: components["schemas"]["Timestamp"];
            Roles: components["schemas"]["OperatorHeldRole"][];
        };
        OperatorLogEntry: {
            At: components["schemas"]["Timestamp"];
            /** @description The operator's login, or the user of the operating system. */
            By: string;
            /** @description Who asked for it, if a command named somebody. */
            For: string | null;
            /**
             * @description The role that allowed it; null: a command.
             * @enum {string|null}
             */
            Role: "support" | "data" | "finance" | "admin" | null;
            RequestId: string | null;
            Act: string;
            Subject: string;
            Reason: string | null;
            Details: {
                [key: string]: unknown;
            };
            Before: {
                [key: string]: unknown;
            } | null;
            After: {
                [key: string]: unknown;
            } | null;
        };
        OperatorLog: {
            ReadAt: components["schemas"]["Timestamp"];
            Entries: components["schemas"]["OperatorLogEntry"][];
            /** @description What `after` is on the next page; null: this is the last. */
            Next: string | null;
        };
        OperatorSuspendAccountAct: {
            /** @constant */
            Name: "suspendAccount";
            Login: string;
        };
        OperatorReinstateAccountAct: {
            /** @constant */
            Name: "reinstateAccount";
            Login: string;
        };
        OperatorSignOutAccountAct: {
            /** @constant */
            Name: "signOutAccount";
            Login: string;
        };
        OperatorKeepAccountAct: {
            /** @constant */
            Name: "keepAccount";
            Login: string;
        };
        OperatorEndLostFactorAct: {
            /** @constant */
            Name: "endLostFactor";
            Login: string;
        };
        OperatorEraseAccountAct: {
            /** @constant */
            Name: "eraseAccount";
            Login: string;
        };
        OperatorGrantLiveDataAct: {
            /** @constant */
            Name: "grantLiveData";
            Login: string;
            Venue: string;
            /** @enum {string} */
            Kind: "orders" | "trades";
            /**
             * Format: date
             * @description The last day; null: as long as the subscription.
             */
            Until: string | null;
        };
        OperatorExtendLiveDataAct: {
            /** @constant */
            Name: "extendLiveData";
            Login: string;
            Venue: string;
            /** @enum {string} */
            Kind: "orders" | "trades";
            /**
             * Format: date
             * @description The last day; null: as long as the subscription.
             */
            Until: string | null;
        };
        OperatorRevokeLiveDataAct: {
            /** @constant */
            Name: "revokeLiveData";
            Login: string;
            Venue: string;
            /** @enum {string} */
            Kind: "orders" | "trades";
        };
        OperatorGrantSlicesAct: {
            /** @constant */
            Name: "grantSlices";
            Login: string;
        };
        OperatorRevokeSlicesAct: {
            /** @constant */
            Name: "revokeSlices";
            Login: string;
        };
        OperatorResendMailAct: {
            /** @constant */
            Name: "resendMail";
            Mail: components["schemas"]["Uuid"];
        };
        OperatorStopMailAct: {
            /** @constant */
            Name: "stopMail";
            Mail: components["schemas"]["Uuid"];
        };
        OperatorRefundPaymentAct: {
            /** @constant */
            Name: "refundPayment";
            Payment: components["schemas"]["Uuid"];
        };
        OperatorRefundPartAct: {
            /** @constant */
            Name: "refundPart";
            Payment: components["schemas"]["Uuid"];
            /** @description In dollars, such as 12.50. */
            Amount: string;
        };
        OperatorRetryJobAct: {
            /** @constant */
            Name: "retryJob";
            Job: string;
        };
        OperatorTakeBackFileAct: {
            /** @constant */
            Name: "takeBackFile";
            File: number;
        };
        OperatorAddPublisherKeyAct: {
            /** @constant */
            Name: "addPublisherKey";
            Publisher: string;
            Venues: string[];
            Days: number;
        };
        OperatorRevokePublisherKeyAct: {
            /** @constant */
            Name: "revokePublisherKey";
            Key: string;
        };
        OperatorGrantRoleAct: {
            /** @constant */
            Name: "grantRole";
            Login: string;
            Role: components["schemas"]["OperatorRole"];
        };
        OperatorRevokeRoleAct: {
            /** @constant */
            Name: "revokeRole";
            Login: string;
            Role: components["schemas"]["OperatorRole"];
        };
        /** @description What to do, by its name, and to what. */
        OperatorAct: components["schemas"]["OperatorSuspendAccountAct"] | components["schemas"]["OperatorReinstateAccountAct"] | components["schemas"]["OperatorSignOutAccountAct"] | components["schemas"]["OperatorKeepAccountAct"] | components["schemas"]["OperatorEndLostFactorAct"] | components["schemas"]["OperatorEraseAccountAct"] | components["schemas"]["OperatorGrantLiveDataAct"] | components["schemas"]["OperatorExtendLiveDataAct"] | components["schemas"]["OperatorRevokeLiveDataAct"] | components["schemas"]["OperatorGrantSlicesAct"] | components["schemas"]["OperatorRevokeSlicesAct"] | components["schemas"]["OperatorResendMailAct"] | components["schemas"]["OperatorStopMailAct"] | components["schemas"]["OperatorRefundPaymentAct"] | components["schemas"]["OperatorRefundPartAct"] | components["schemas"]["OperatorRetryJobAct"] | components["schemas"]["OperatorTakeBackFileAct"] | components["schemas"]["OperatorAddPublisherKeyAct"] | components["schemas"]["OperatorRevokePublisherKeyAct"] | components["schemas"]["OperatorGrantRoleAct"] | components["schemas"]["OperatorRevokeRoleAct"];
        PreviewActRequest: {
            Act: components["schemas"]["OperatorAct"];
        };
        PerformActRequest: {
            Act: components["schemas"]["OperatorAct"];
            /** @description Why; stands in the log. */
            Reason: string;
            /** @description The `Seen` of the preview. */
            Seen: string;
            /** @description One for each decision of the operator; the same when it is repeated after a lost answer. */
            Attempt: components["schemas"]["Uuid"];
        };
        OperatorPreview: {
            ReadAt: components["schemas"]["Timestamp"];
            Sentences: string[];
            Before: {
                [key: string]: unknown;
            };
            After: {
                [key: string]: unknown;
            };
            Seen: string;
            /** @description Whether doing it asks for a code again. */
            AsksAgain: boolean;
        };
        OperatorDone: {
            DoneAt: components["schemas"]["Timestamp"];
            /** @description This attempt was done before. Its sentences and what was shown of it are not kept. */
            Repeated: boolean;
            Sentences: string[];
            Before: {
                [key: string]: unknown;
            };
            After: {
                [key: string]: unknown;
            };
            /** @description Shown this once and kept nowhere, such as the key of a publisher. */
            Shown: string[];
        };
        Notification: {
            /** @enum {string} */
            ActionID: "REDIRECT_TO_SUBSCRIPTION" | "ALERT_SUBSCRIPTION_ENDS" | "ALERT_UNCOMPLETED_PAYMENT" | "ALERT_ACCOUNT_CLOSES";
            ActionData: {
                SubscriptionExpirationPeriod?: components["schemas"]["DateText"];
                /** @description The end date has passed; access goes on until the next working day. Otherwise absent. */
                SubscriptionEnded?: boolean;
                AccountClosesOn?: components["schemas"]["DateText"];
            };
        };
        Config: {
            noPaymentMode: boolean;
            captcha: {
                skipValidation: boolean;
                siteKey?: string;
                scriptUrl?: string;
            };
            signIn: {
                issuer: string;
                clientId: string;
                redirectUri: string;
                authorizationEndpoint: string;
            };
            payment: {
                /** @enum {string} */
                environment: "sandbox" | "production";
                clientId?: string;
                sdkUrl?: string;
                createUrl: string;
                checkUrl: string;
                executeUrl: string;
            };
            /** @description Milliseconds. */
            debounceMaxWait: number;
            supportEmail: string;
            /** @description Prefix of a report's or document's path; empty for the site's own origin. */
            filesUrl: string;
            links: {
                moreInfo: string;
                legalNotice: string;
                privacyPolicy: string;
                accessibility: string;
                cookies: string;
                disclaimer: string;
                modernSlavery: string;
                deliveredBy: string;
            };
            sandbox: boolean;
        };
        SignInRequest: {
            login: string;
            password: string;
        };
        SignInTicket: {
            /** @description Usable once, for five minutes. */
            sessionToken: string;
            nonce: string;
        };
        SignInChallenge: {
            /** @description Sent back with the code, within five minutes. */
            challenge: string;
        };
        SignInAnswer: components["schemas"]["SignInTicket"] | components["schemas"]["SignInChallenge"];
        /** @description Six digits, or a recovery code of twenty letters and digits. */
        FactorCode: string;
        SignInCode: {
            challenge: string;
            code: components["schemas"]["FactorCode"];
        };
        /** @description One of the two. */
        SessionConfirmation: {
            password?: components["schemas"]["CurrentPassword"];
            code?: components["schemas"]["FactorCode"];
        };
        SecondFactor: {
            isOn: boolean;
            since: components["schemas"]["NullableTimestamp"];
            /** @description Address at the operator's identity provider where it is set up; null if that is done here. */
            settings: string | null;
        };
        NewFactor: {
            id: components["schemas"]["FactorId"];
            /** @description In base 32. */
            secret: string;
            /** @description The same for apps (`otpauth:`), as a link or in a QR code. */
            address: string;
            /** @description Each takes the place of a code, once. */
            recoveryCodes: string[];
        };
        FactorId: string;
        FactorBeginning: {
            password: components["schemas"]["CurrentPassword"];
        };
        FactorActivation: {
            id: components["schemas"]["FactorId"];
            code: components["schemas"]["FactorCode"];
        };
        FactorRemoval: {
            password: components["schemas"]["CurrentPassword"];
            code: components["schemas"]["FactorCode"];
        };
        AccountClosing: {
            closesOn: components["schemas"]["NullableDate"];
            wouldCloseOn: components["schemas"]["DateText"];
            subscribedUntil: components["schemas"]["NullableDate"];
        };
        AccountEventId: string;
        AccountEventList: {
            events: {
                id: components["schemas"]["AccountEventId"];
                at: components["schemas"]["Timestamp"];
                kind: string;
                /** @description What it was about, such as the name of a key. */
                about: string | null;
                browser: components["schemas"]["BrowserWords"];
            }[];
            /** @description Give it as `before` for the page after this; null on the last. */
            next: string | null;
        };
        SessionList: {
            sessions: {
                id: components["schemas"]["SessionId"];
                browser: components["schemas"]["BrowserWords"];
                startedAt: components["schemas"]["Timestamp"];
                lastSeenAt: components["schemas"]["Timestamp"];
                isThisOne: boolean;
            }[];
            /** @description How many sessions there are. */
            total: number;
            browsers: {
                id: components["schemas"]["Uuid"];
                browser: components["schemas"]["BrowserWords"];
                trustedSince: components["schemas"]["Timestamp"];
                lastSignInAt: components["schemas"]["Timestamp"];
                isThisOne: boolean;
            }[];
        };
        /** @description Names the session; nobody can log in with it. */
        SessionId: string;
        /** @description Browser and system, if it names them. */
        BrowserWords: string | null;
        EndedSession: {
            id: components["schemas"]["SessionId"];
        };
        ForgottenBrowser: {
            id: components["schemas"]["Uuid"];
        };
        CurrentPassword: string;
        CreateSessionRequest: {
            code: string;
            codeVerifier: string;
        };
        VenueChoice: {
            venueId: number;
            isRealOrders: boolean;
            isRealTraders: boolean;
            isDelayedOrders: boolean;
            isDelayedTraders: boolean;
        };
        /** @description The venues and what is wanted for each. At least one must be selected. */
        VenueChoices: components["schemas"]["VenueChoice"][];
        RegisterRequest: {
            email: components["schemas"]["EmailAddress"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            company?: components["schemas"]["Company"];
            country: components["schemas"]["CountryCode"];
            question: components["schemas"]["SecurityQuestionText"];
            answer: components["schemas"]["SecurityAnswer"];
            /**
             * @description Slice also grants access to slice files. Web if left out.
             * @enum {string}
             */
            registrationType?: "web" | "slice";
            /** @description The version of the terms of use that the person has seen and accepts, which has to be the one in force. Null is accepted only while none are in force. */
            termsVersion: string | null;
            venueRegisters: components["schemas"]["VenueChoices"];
        };
        RegisterAnswer: {
            UserID: string;
            Price: components["schemas"]["Dollars"];
            /**
             * Format: date
             * @description First day of the term.
             */
            StartDate: string;
            /**
             * Format: date
             * @description Last day of the term.
             */
            EndDate: string;
        };
        /** @description Whole US dollars, due now. */
        Dollars: number;
        RestoreRequest: {
            Email: components["schemas"]["EmailAddress"];
        };
        SecurityQuestion: {
            Question: string;
        };
        RestoredPassword: {
            /** @description The login whose password was set. */
            Email: string;
        };
        RestorePasswordRequest: {
            Answer: components["schemas"]["SecurityAnswer"];
            Password: components["schemas"]["NewPassword"];
        };
        ChangePasswordRequest: {
            CurrentPassword: components["schemas"]["CurrentPassword"];
            NewPassword: components["schemas"]["NewPassword"];
        };
        UserDetails: {
            FirstName: string;
            LastName: string;
            Email: string;
            Phone: string;
            Company: components["schemas"]["NullableText"];
            TaxNumber: components["schemas"]["NullableText"];
            Country: string;
        };
        SetUserDetailsRequest: {
            FirstName: components["schemas"]["PersonName"];
            LastName: components["schemas"]["PersonName"];
            Email?: components["schemas"]["EmailAddress"];
            Phone: components["schemas"]["PhoneNumber"];
            Company?: string | null;
            TaxNumber?: components["schemas"]["TaxNumber"];
            Country: components["schemas"]["CountryCode"];
            Seen?: components["schemas"]["SeenDetails"];
        };
        /** @description The details as the page showed them; if absent, they are not compared. */
        SeenDetails: {
            FirstName: string;
            LastName: string;
            Email?: string;
            Phone: string;
            Company: string | null;
            TaxNumber: string | null;
            Country: string;
        };
        /** @description What a view shows, by the names of getFeedData's query. */
        SavedSelection: {
            datatype: components["schemas"]["DataType"];
            tv: components["schemas"]["Mic"];
            assetclass: components["schemas"]["CascadeText"];
            subassetclass: components["schemas"]["CascadeText"];
            instrument: components["schemas"]["CascadeText"];
            instrumentmic?: components["schemas"]["Mic"];
            ordertype?: components["schemas"]["OrderType"];
            filter?: components["schemas"]["SavedFilter"];
            layout?: components["schemas"]["ViewLayout"];
        };
        /** @description Which rows, checked by FeedFilterForm. */
        SavedFilter: {
            from?: components["schemas"]["FilterText"];
            to?: components["schemas"]["FilterText"];
            pricefrom?: components["schemas"]["FilterText"];
            priceto?: components["schemas"]["FilterText"];
            sizefrom?: components["schemas"]["FilterText"];
            sizeto?: components["schemas"]["FilterText"];
            flags?: components["schemas"]["FilterText"];
            cancelled?: components["schemas"]["FilterText"];
        };
        /** @description What the tape shows, by the names of getTape's query. */
        SavedTape: {
            timing: components["schemas"]["Timing"];
            tv?: components["schemas"]["Mic"];
            assetclass?: components["schemas"]["CascadeText"];
            subassetclass?: components["schemas"]["CascadeText"];
            currency?: components["schemas"]["CurrencyList"];
            filter?: components["schemas"]["SavedFilter"];
        };
        /** @description What is saved, a view of an instrument or the tape. Alerts are on views of instruments. */
        SavedChoice: components["schemas"]["SavedSelection"] | components["schemas"]["SavedTape"];
        /** @description The layout of a view's grid. Columns have the names of its rows. */
        ViewLayout: {
            /** @enum {integer} */
            version: 1;
            /** @enum {string} */
            order: "published" | "desk";
            /** @description Hidden columns. */
            hidden: string[];
            /** @description Whether columns without a value in any row are hidden. */
            foldsEmpty: boolean;
            /** @description Widths in pixels of columns that were resized. */
            widths: {
                [key: string]: number;
            };
            /** @enum {string} */
            density: "compact" | "standard" | "comfortable";
        };
        /** @description The name of a view. Surrounding spaces do not count. */
        SavedViewName: string;
        SaveView: {
            id: components["schemas"]["Uuid"];
            /** @description Checked by SavedViewForm. */
            name: string;
            selection: components["schemas"]["SavedChoice"];
        };
        RenameView: {
            id: components["schemas"]["Uuid"];
            /** @description Checked by SavedViewForm. */
            name: string;
        };
        RemoveView: {
            id: components["schemas"]["Uuid"];
        };
        SavedView: {
            id: components["schemas"]["Uuid"];
            name: components["schemas"]["SavedViewName"];
            selection: components["schemas"]["SavedChoice"];
            savedAt: components["schemas"]["Timestamp"];
        };
        SavedViewList: {
            views: components["schemas"]["SavedView"][];
        };
        /** @description The condition of an alert: a price that reaches or passes the value from below (priceUp), from above (priceDown) or from either side (priceCrosses), compared with the previous price in the view; a size above the value (sizeAbove); or that the view's segment publishes nothing in its trading hours for longer than expected (venueSilent), as in getSegmentSilence, for which side is price and value is empty. Bid and ask are the sides of order books and of voice quotes; all other rows have price. */
        AlertCondition: {
            /** @enum {string} */
            kind: "priceUp" | "priceDown" | "priceCrosses" | "sizeAbove" | "venueSilent";
            /** @enum {string} */
            side: "price" | "bid" | "ask";
            /** @description An exact decimal number. AlertForm checks it. */
            value: string;
        };
        SaveAlert: {
            id: components["schemas"]["Uuid"];
            viewId: components["schemas"]["Uuid"];
            condition: components["schemas"]["AlertCondition"];
            byMail: boolean;
            /** @description What the alert is on, if that is not saved yet. */
            view?: {
                /** @description Checked by SavedViewForm. */
                name: string;
                selection: components["schemas"]["SavedSelection"];
            };
        };
        SendTestMail: {
            id: components["schemas"]["Uuid"];
        };
        TestMailSent: {
            /** @description The address of the account. */
            sentTo: string;
        };
        SwitchAlert: {
            id: components["schemas"]["Uuid"];
            isOn: boolean;
        };
        RemoveAlert: {
            id: components["schemas"]["Uuid"];
        };
        ReadAlerts: {
            upTo: components["schemas"]["AlertEventId"];
        };
        AlertEventId: string;
        ViewAlert: {
            id: components["schemas"]["Uuid"];
            viewId: components["schemas"]["Uuid"];
            condition: components["schemas"]["AlertCondition"];
            byMail: boolean;
            /**
             * @description Why it is off: switched off by its owner or by the link in a mail, the right to the data was lost, or its view shows something else now.
             * @enum {string}
             */
            state: "on" | "off" | "mailOff" | "rightLost" | "viewChanged";
            madeAt: components["schemas"]["Timestamp"];
        };
        AlertEvent: {
            id: components["schemas"]["AlertEventId"];
            alertId: components["schemas"]["Uuid"];
            happenedAt: components["schemas"]["Timestamp"];
            /** @enum {string} */
            kind: "met" | "rightLost" | "silent" | "silenceOver";
            /** @description Number of rows that met the condition at once; 1 if a silence began. */
            found: number;
            /** @description The newest five of them. */
            rows: components["schemas"]["AlertRow"][];
            /** @description The silence that began or ended. */
            silence: components["schemas"]["AlertSilence"] | null;
            isRead: boolean;
        };
        AlertSilence: {
            segment: components["schemas"]["Mic"];
            /**
             * Format: date-time
             * @description Its first minute, UTC.
             */
            since: string;
            /** @description Whether that is the start of trading. */
            sinceOpening: boolean;
            /** @description Number of minutes without a row after which it is silent. */
            expectedEvery: number | null;
            /**
             * Format: date-time
             * @description When it ended; null while it lasts.
             */
            endedAt: string | null;
            /** @description Whether rows ended it, rather than the end of trading. */
            isTrading: boolean;
        };
        AlertRow: {
            id: string;
            published: components["schemas"]["Timestamp"];
            price: components["schemas"]["NullableText"];
            size: components["schemas"]["NullableText"];
            currency: components["schemas"]["NullableText"];
            /** @description The previous price, if the condition compares prices. */
            before: components["schemas"]["NullableText"];
        };
        AlertList: {
            alerts: components["schemas"]["ViewAlert"][];
            events: components["schemas"]["AlertEvent"][];
            /** @description Number of events that are not marked as read. */
            unread: number;
        };
        UnreadAlerts: {
            /** @description Number of events that are not marked as read. */
            unread: number;
        };
        /** @description What the key is for, so that its owner recognises it. */
        ApiKeyName: string;
        NewApiKey: {
            name: components["schemas"]["ApiKeyName"];
            /** @description Number of days for which it is valid. */
            days: number;
        };
        RevokedApiKey: {
            id: string;
        };
        ApiKey: {
            /** @description The part of the key that identifies it in logs and mails. It is not secret. */
            id: string;
            name: string;
            createdAt: components["schemas"]["Timestamp"];
            expiresAt: components["schemas"]["Timestamp"];
            lastUsedAt: components["schemas"]["NullableTimestamp"];
            /**
             * @description A key is `stopped` if it was used from ten networks in a day.
             * @enum {string}
             */
            state: "active" | "expired" | "revoked" | "stopped";
        };
        MadeApiKey: {
            /** @description The key itself. It is not shown again. */
            text: string;
            key: components["schemas"]["ApiKey"];
        };
        ApiKeyList: {
            keys: components["schemas"]["ApiKey"][];
            /** @description Days on which a key was used, oldest first, by real time in UTC. */
            usage: {
                day: components["schemas"]["DateText"];
                requests: number;
                /** @description Rows of orders and trades that were sent. */
                rows: number;
                /** @description The keys that were used on this day; together they give its calls and rows. */
                keys: {
                    id: string;
                    requests: number;
                    rows: number;
                }[];
            }[];
            /** @description Maximum number of calls per minute with one key; 0 means no limit. */
            callsPerMinute: number;
            today: components["schemas"]["DateText"];
        };
        /** @description All data stored about one account. Passwords and security answers are stored only as hashes and are left out. */
        AccountExport: {
            ExportedAt: components["schemas"]["Timestamp"];
            Account: {
                UserID: string;
                /** @description The name under which payments, rights and reads are kept, also after the account is removed. */
                Pseudonym: string;
                Email: string;
                ClosesOn: components["schemas"]["NullableDate"];
                FactorEndsOn: components["schemas"]["NullableDate"];
                /** @description The version of the terms of use that was shown and accepted; null if none was given. */
                TermsVersion: components["schemas"]["NullableText"];
                Country: components["schemas"]["NullableText"];
                TaxNumber: components["schemas"]["NullableText"];
                RegisteredAt: components["schemas"]["Timestamp"];
            };
            /** @description The person's profile at the identity provider, under the provider's names. */
            Profile: {
                [key: string]: components["schemas"]["NullableText"];
            };
            SignIn: {
                SecurityQuestion: components["schemas"]["NullableText"];
                PasswordChangedAt: components["schemas"]["NullableTimestamp"];
            };
            Subscription: null | {
                /** @description What its live data costs a month, in whole US dollars, each kind of a venue at the price at which it was bought; 0 for what is free of charge until a day. */
                MonthlyFee: number;
                /** @description Every term; OrderID is null if it was free, EndedOn while it lasts. */
                Terms: {
                    OrderID: components["schemas"]["NullableText"];
                    StartsOn: components["schemas"]["DateText"];
                    EndsOn: components["schemas"]["DateText"];
                    EndedOn: components["schemas"]["NullableText"];
                }[];
                /** @description Each real-time flag with the order that paid for it, and what happened to it. */
                PaidFlags: {
                    OrderID: components["schemas"]["NullableText"];
                    MIC: string;
                    /** @enum {string} */
                    Kind: "orders" | "trades";
                    StartsOn: components["schemas"]["DateText"];
                    EndsOn: components["schemas"]["NullableText"];
                    MovedOn: components["schemas"]["NullableText"];
                    EndedOn: components["schemas"]["NullableText"];
                    EndCause: components["schemas"]["NullableText"];
                }[];
                AutoRenewal: boolean;
                TerminatedOn: components["schemas"]["NullableText"];
                StartsOn: components["schemas"]["DateText"];
                EndsOn: components["schemas"]["DateText"];
                Venues: components["schemas"]["ExportedVenue"][];
            };
            Entitlements: {
                Kind: string;
                GrantedAt: components["schemas"]["Timestamp"];
            }[];
            Orders: {
                Changes: {
                    From: components["schemas"]["NullableText"];
                    To: string;
                    Price: components["schemas"]["Dollars"];
                    Cause: string;
                    At: components["schemas"]["Timestamp"];
                }[];
                Payments: {
                    State: string;
                    Amount: components["schemas"]["Dollars"];
                    ProviderOrderID: components["schemas"]["NullableText"];
                    Customer: components["schemas"]["Payer"];
                    CreatedAt: components["schemas"]["Timestamp"];
                    /** @description Parts that our staff wanted given back. */
                    GivenBack: {
                        /** @description US dollars with two decimals. */
                        Amount: string;
                        AskedAt: components["schemas"]["Timestamp"];
                        RefundedAt: components["schemas"]["NullableTimestamp"];
                    }[];
                }[];
                Receipt: components["schemas"]["NullableText"];
                RefundedOn: components["schemas"]["NullableText"];
                OrderID: string;
                Price: components["schemas"]["Dollars"];
                State: string;
                StartsOn: components["schemas"]["DateText"];
                EndsOn: components["schemas"]["DateText"];
                CreatedAt: components["schemas"]["Timestamp"];
                Venues: components["schemas"]["ExportedVenue"][];
            }[];
            /** @description Paid by bank transfer, or to be. */
            Invoices: {
                Number: string;
                IssuedOn: components["schemas"]["DateText"];
                DueOn: components["schemas"]["DateText"];
                /** @description Whole US dollars. */
                Amount: number;
                PONumber: components["schemas"]["NullableText"];
                Customer: {
                    Name: string;
                    Company: components["schemas"]["NullableText"];
                    Address: string[];
                    Country: components["schemas"]["NullableText"];
                    TaxNumber: components["schemas"]["NullableText"];
                };
                SettledOn: components["schemas"]["NullableText"];
                WithdrawnOn: components["schemas"]["NullableText"];
                CreditedOn: components["schemas"]["NullableText"];
            }[];
            Notices: {
                Kind: string;
                About: string;
                SentOn: components["schemas"]["DateText"];
            }[];
            Sessions: {
                StartedAt: components["schemas"]["Timestamp"];
                LastSeenAt: components["schemas"]["Timestamp"];
                IsThisOne: boolean;
                Browser: components["schemas"]["BrowserWords"];
            }[];
            /** @description What happened to the account within the last year. */
            Events: {
                At: components["schemas"]["Timestamp"];
                Kind: string;
                About: string | null;
                Browser: components["schemas"]["BrowserWords"];
            }[];
            TrustedBrowsers: {
                Browser: components["schemas"]["BrowserWords"];
                TrustedSince: components["schemas"]["Timestamp"];
                LastSignInAt: components["schemas"]["Timestamp"];
            }[];
            /** @description API keys, without their secrets, and their use by day. */
            ApiKeys: {
                KeyID: string;
                Name: string;
                CreatedAt: components["schemas"]["Timestamp"];
                ExpiresAt: components["schemas"]["Timestamp"];
                LastUsedAt: components["schemas"]["NullableTimestamp"];
                EndedAt: components["schemas"]["NullableTimestamp"];
                EndCause: components["schemas"]["NullableText"];
                Usage: {
                    Day: components["schemas"]["DateText"];
                    Requests: number;
                    Rows: number;
                }[];
            }[];
            /** @description Saved views, including those removed within the last day. */
            SavedViews: {
                ViewID: components["schemas"]["Uuid"];
                Name: string;
                Selection: components["schemas"]["SavedChoice"];
                SavedAt: components["schemas"]["Timestamp"];
                RemovedAt: components["schemas"]["NullableTimestamp"];
            }[];
            /** @description The instruments that are watched. */
            Watchlist: {
                InstrumentID: string;
                WatchedSince: components["schemas"]["Timestamp"];
            }[];
            /** @description Alerts on saved views, and their events. */
            Alerts: {
                AlertID: components["schemas"]["Uuid"];
                ViewID: components["schemas"]["Uuid"];
                Condition: components["schemas"]["AlertCondition"];
                ByMail: boolean;
                State: string;
                MadeAt: components["schemas"]["Timestamp"];
                MailedAt: components["schemas"]["NullableTimestamp"];
                Events: components["schemas"]["AlertEvent"][];
            }[];
            /** @description When alert mails were sent within the last day. */
            AlertMails: components["schemas"]["Timestamp"][];
            /** @description Every change of what the account may see, and its cause. */
            EntitlementChanges: {
                At: components["schemas"]["Timestamp"];
                /** @enum {string} */
                Entitlement: "subscription" | "delayed" | "live" | "slice" | "account";
                MIC: components["schemas"]["NullableText"];
                DataType: components["schemas"]["NullableText"];
                /** @enum {string} */
                Change: "gained" | "changed" | "lost" | "refunded" | "reversed" | "disputed" | "terminated" | "removed";
                StartsOn: components["schemas"]["NullableText"];
                EndsOn: components["schemas"]["NullableText"];
                OrderID: components["schemas"]["NullableText"];
                Cause: string;
            }[];
            /** @description How often live data of a venue was read on a day, in the portal or by programs with an API key. */
            LiveReads: {
                Day: components["schemas"]["DateText"];
                MIC: string;
                DataType: components["schemas"]["DataType"];
                IsByKey: boolean;
                Reads: number;
            }[];
            /** @description Requests of the last seven days that failed or were refused. */
            FailedRequests: {
                Reference: string;
                FailedAt: components["schemas"]["Timestamp"];
                Method: string;
                Path: components["schemas"]["NullableText"];
                Status: number;
                Message: string;
                KeyID: components["schemas"]["NullableText"];
            }[];
            /** @description E-mailed links that have not been used yet. */
            RestoreLinks: {
                IssuedAt: components["schemas"]["Timestamp"];
                WrongAnswers: number;
            }[];
            MailWaiting: {
                Kind: string;
                Subject: string;
                CreatedAt: components["schemas"]["Timestamp"];
            }[];
        };
        ExportedVenue: {
            MIC: components["schemas"]["Mic"];
            IsRealOrders: boolean;
            IsRealTraders: boolean;
            IsDelayedOrders: boolean;
            IsDelayedTraders: boolean;
        };
        TradingVenuesList: {
            tradingVenues: components["schemas"]["TradingVenue"][];
            /** @description US dollars a month, for real-time orders and for real-time trades each, for an order made today. */
            CostPerVenue: number;
        };
        TradingVenue: {
            TradingVenueID: number;
            Name: string;
            /** @description MTF, OTF and the like. */
            Type: string;
            MIC: components["schemas"]["Mic"];
            /**
             * @description 1 ICAP, 2 Tullett, 3 PVM.
             * @enum {integer}
             */
            TradingVenueGroupID: 1 | 2 | 3;
            HasTrades: boolean;
            HasOrders: boolean;
        };
        FeedVenueList: {
            tvlist: {
                MIC: components["schemas"]["Mic"];
                Name: string;
            }[];
        };
        FeedAssetClassList: {
            assetclasslist: string[];
        };
        FeedSubAssetClassList: {
            subassetclasslist: string[];
        };
        FeedInstrumentList: {
            instrumentlist: {
                InstrumentID: string;
                InstrumentDescription: string;
            }[];
            /** @description Cursor of the next page; absent on the last. */
            Next?: string;
            /** @description Number of matches; 1001 means more than 1000. */
            Total: number;
        };
        FeedSegmentList: {
            miclist: components["schemas"]["Mic"][];
        };
        FeedOrderTypeList: {
            ordertypelist: components["schemas"]["OrderType"][];
        };
        PublicInstruments: {
            Instruments: {
                InstrumentID: string;
                InstrumentDescription: string;
                AssetClass: string;
                TradingVenues: string[];
            }[];
            More: boolean;
        };
        FoundInstruments: {
            Instruments: components["schemas"]["FoundInstrument"][];
            /** @description There are others. */
            More: boolean;
            /** @description True if nothing was found, but the text is the code of an instrument whose rows are all archived: `GET /api/history` has them. Otherwise absent. */
            InArchive?: boolean;
        };
        FoundInstrument: {
            InstrumentID: string;
            InstrumentDescription: string;
            AssetClass: string;
            SubAssetClass: string;
            /** @description The price of the last trade that stands, as of 15 minutes ago; null if none of the last reports of its places has one, or they are older than 30 days. */
            LastPrice: components["schemas"]["LastPrice"] | null;
            Places: components["schemas"]["FoundPlace"][];
        };
        LastPrice: {
            /** @description As decimal text. */
            Price: string;
            /** @description A currency, or a notation that is no money; null if the report has none. */
            PriceUnit: string | null;
            PublicationDate: components["schemas"]["Timestamp"];
        };
        /** @description The parameters of a view of the instrument. */
        FoundPlace: {
            DataType: components["schemas"]["DataType"];
            VenueMIC: components["schemas"]["Mic"];
            /** @description The venue's name. */
            TradingVenue: string;
            SegmentMIC: components["schemas"]["Mic"];
            OrderType: components["schemas"]["OrderType"];
            LastPublicationDate: components["schemas"]["Timestamp"];
        };
        TapePage: {
            Timing: components["schemas"]["Timing"];
            /** @description The time up to which rows are shown; one for all venues. */
            AsOf: components["schemas"]["Timestamp"];
            /** @description The venues whose trades the list has, by name; none if you may see none at this timing. */
            Venues: components["schemas"]["TapeVenue"][];
            /** @description The sub-asset classes of the asset class asked for that these venues have published trades of; empty if none is asked for. */
            SubAssetClasses: string[];
            Data: components["schemas"]["TapeRow"][];
            /** @description Cursor of the next page; absent on the last. */
            Next?: string;
            /** @description Set if one call could not search all rows for matches of the filters: the time up to which it did. `Next` continues from there. */
            LookedBackTo?: components["schemas"]["Timestamp"];
            ArchivedBefore?: components["schemas"]["ArchivedBefore"];
        };
        TapeVenue: {
            MIC: components["schemas"]["Mic"];
            Name: string;
            /** @description You have a right to its live trades. */
            IsLive: boolean;
        };
        TapeFigures: {
            Timing: components["schemas"]["Timing"];
            /**
             * Format: date
             * @description The day of `AsOf`, UTC.
             */
            Day: string;
            /** @description The time up to which trades are counted. */
            AsOf: components["schemas"]["Timestamp"];
            Trades: number;
            /** @description Number of instruments traded. */
            Instruments: number;
            /** @description Number of venues on which they were. */
            Venues: number;
            /** @description The notional amount of the trades by currency, the largest first. */
            Notionals: components["schemas"]["SummaryAmount"][];
            /** @description Number of trades without a notional amount. */
            WithoutNotional: number;
            /** @description The instruments with the most trades, at most eight, the most first. */
            Busiest: components["schemas"]["BusyInstrument"][];
            /** @description Of an instrument with very many trades, those published at this moment or before were not read; null if all of the day were. */
            LookedBackTo: components["schemas"]["NullableTimestamp"];
        };
        BusyInstrument: {
            InstrumentID: string;
            InstrumentDescription: string;
            Trades: number;
            /** @description As in a summary. */
            Volumes: components["schemas"]["SummaryAmount"][];
        };
        LatestQuotes: {
            Timing: components["schemas"]["Timing"];
            /** @description The time up to which orders are known. */
            AsOf: components["schemas"]["Timestamp"];
            /** @description The instruments that published an order last, at most 20, the newest first. */
            Quotes: components["schemas"]["LatestQuote"][];
            /** @description If more rows had to be read than one call reads: orders published before this moment were not looked at; null otherwise. */
            LookedBackTo: components["schemas"]["NullableTimestamp"];
        };
        LatestQuote: {
            InstrumentID: string;
            InstrumentDescription: string;
            VenueMIC: components["schemas"]["Mic"];
            SegmentMIC: components["schemas"]["Mic"];
            OrderType: components["schemas"]["OrderType"];
            PublicationDate: components["schemas"]["Timestamp"];
            Quote: components["schemas"]["InstrumentQuote"];
        };
        /** @description A trade as in a list of trades, and whose it is. */
        TapeRow: components["schemas"]["TradeListBase"] & {
            InstrumentID: string;
            InstrumentDescription: string;
            AssetClass: string;
            SubAssetClass: string;
            VenueMIC: components["schemas"]["Mic"];
            SegmentMIC: components["schemas"]["Mic"];
        };
        /** @description The instrument and its rows. `ViewType` says which kind of rows. */
        FeedData: components["schemas"]["PriceHistory"] | components["schemas"]["OrderBook"] | components["schemas"]["VoiceHistory"] | components["schemas"]["TradeList"] | components["schemas"]["IndividualTrades"];
        FeedHeader: {
            DataType: components["schemas"]["DataType"];
            /** @description The venue's name. */
            TradingVenue: string;
            AssetClass: string;
            SubAssetClass: string;
            InstrumentID: string;
            InstrumentDescription: string;
            VenueMIC: components["schemas"]["Mic"];
            Currency: components["schemas"]["NullableText"];
            /** @description `UK`, or the country's two letters. */
            VenueLocation: string;
            AdditionalDescription: components["schemas"]["AdditionalDescription"];
            /** @description Cursor of the next page; absent on the last. */
            Next?: string;
            /** @description Set if one call could not search all rows for matches of the filter: the time up to which it did. `Next` continues from there. */
            LookedBackTo?: components["schemas"]["Timestamp"];
            ArchivedBefore?: components["schemas"]["ArchivedBefore"];
            /** @description Rows are at least 15 minutes old. */
            IsDelayed: boolean;
            /** @description When the newest row that you may see was published, whether or not it passes the filter. */
            NewestPublicationDate: components["schemas"]["Timestamp"];
            Position?: components["schemas"]["FeedPosition"];
        };
        /**
         * Format: date
         * @description Rows published before this day (UTC) are in the archive: `GET /api/history` has them, this call does not. Absent if nothing is in the archive.
         */
        ArchivedBefore: string;
        /** @description The position of these rows; the stream of the same view continues from there. */
        FeedPosition: string;
        StreamOpened: {
            /** @description Rows are sent once they are 15 minutes old. */
            isDelayed: boolean;
        };
        StreamRows: {
            /** @description New rows in the form of the view, newest first; of an order book the whole snapshot. Empty if the new rows do not pass the filter but change rows that do. With `cancelled=only` it includes an earlier trade when it is cancelled or amended. */
            rows: components["schemas"]["StreamRow"][];
            /** @description Earlier rows that have changed, such as a trade that was cancelled. */
            changed: components["schemas"]["StreamRow"][];
            /** @description Number of new rows between these and the previous ones that are not sent; 10000 means that many or more. */
            skipped: number;
            /** @description When the newest of these rows was published; null if there is no new one. */
            newest: components["schemas"]["NullableTimestamp"];
        };
        StreamRow: components["schemas"]["PriceRow"] | components["schemas"]["BookRow"] | components["schemas"]["VoiceRow"] | components["schemas"]["TradeRow"] | components["schemas"]["IndividualTradeRow"];
        StreamNext: {
            seconds: number;
        };
        StreamEnded: {
            /**
             * @description Why the stream ends:
             *
             *     - `signedOut`: the session has ended.
             *     - `keyRevoked`, `keyExpired`: the API key is no longer accepted; make a new one.
             *     - `keyStopped`: the API key was used from ten networks in a day; it may have been stolen.
             *     - `accountRemoved`: the account of the API key was removed.
             *     - `rightLost`: the venue may no longer be seen.
             *     - `rightChanged`: rows now come live, or delayed, so the view has to be loaded again.
             *     - `stopping`: the service is stopping; reconnect at once.
             * @enum {string}
             */
            reason: "signedOut" | "keyRevoked" | "keyExpired" | "keyStopped" | "accountRemoved" | "rightLost" | "rightChanged" | "stopping";
        };
        AdditionalDescription: {
            /** @enum {string} */
            InstrumentIDType: "ISIN" | "OTHR";
            InstrumentID: string;
            /** @description The same as NewestPublicationDate. */
            Date: components["schemas"]["Timestamp"];
        };
        PriceHistory: components["schemas"]["FeedHeader"] & {
            /** @enum {string} */
            ViewType: "ord-disp-rfq" | "ord-disp-auc";
            Data: components["schemas"]["PriceRow"][];
        };
        OrderBook: components["schemas"]["FeedHeader"] & {
            /** @constant */
            ViewType: "ord-disp-clob";
            Data: components["schemas"]["BookRow"][];
        };
        VoiceHistory: components["schemas"]["FeedHeader"] & {
            /** @constant */
            ViewType: "ord-disp-voice";
            Data: components["schemas"]["VoiceRow"][];
        };
        TradeList: components["schemas"]["FeedHeader"] & {
            /** @constant */
            ViewType: "trade-disp";
            Data: components["schemas"]["TradeRow"][];
        };
        IndividualTrades: components["schemas"]["FeedHeader"] & {
            /** @constant */
            ViewType: "trade-disp-2";
            Data: components["schemas"]["IndividualTradeRow"][];
        };
        /** @description Unique within the answer. */
        RowId: string;
        PriceRow: {
            id: components["schemas"]["RowId"];
            /** @description Publication date and time; of an order book the time of the snapshot. */
            date: components["schemas"]["Timestamp"];
            /** @description Price; of an auction the price that best satisfies its algorithm. */
            price: components["schemas"]["Decimal"];
            /** @description Volume at that price; of an auction the executable volume. */
            aggrVol: components["schemas"]["Decimal"];
        };
        /** @description One level of the order book, best first. */
        BookRow: {
            id: components["schemas"]["RowId"];
            /** @description Number of orders at that bid level. */
            lOrders: components["schemas"]["Count"];
            /** @description Price of the bid level; the best one comes first. */
            bidPrice: components["schemas"]["Decimal"];
            /** @description Aggregated volume of the orders at that bid level, not cumulative. */
            aggrBidVol: components["schemas"]["Decimal"];
            /** @description Price of the ask level; the best one comes first. */
            askPrice: components["schemas"]["Decimal"];
            /** @description Aggregated volume of the orders at that ask level, not cumulative. */
            aggrAskVol: components["schemas"]["Decimal"];
            /** @description Number of orders at that ask level. */
            rOrders: components["schemas"]["Count"];
        };
        VoiceRow: {
            id: components["schemas"]["RowId"];
            /** @description Publication date and time, in UTC: when the indication was published. */
            date: components["schemas"]["Timestamp"];
            /** @description Number of orders behind the line. */
            orders: components["schemas"]["Count"];
            /** @description Price at which the interest is to buy. */
            bidPrice: components["schemas"]["Decimal"];
            /** @description Currency of the bid (ISO 4217). */
            bidCurrency: components["schemas"]["NullableText"];
            /** @description Volume of the bid. */
            bidVol: components["schemas"]["Decimal"];
            /** @description Price at which the interest is to sell. */
            askPrice: components["schemas"]["Decimal"];
            /** @description Volume of the ask. */
            askVol: components["schemas"]["Decimal"];
            /** @description Currency of the ask (ISO 4217). */
            askCurrency: components["schemas"]["NullableText"];
        };
        TradeBase: {
            id: components["schemas"]["RowId"];
            /** @description Trading date and time: when the transaction was made, in UTC. */
            tradeDate: components["schemas"]["Timestamp"];
            /** @description Price of the transaction, without commission and accrued interest. */
            price: components["schemas"]["Decimal"];
            /** @description Why there is no price: PNDG, it is pending; NOAP, it is not applicable. */
            missingPrice: components["schemas"]["NullableText"];
            /** @description Quantity of the financial instrument. It may be omitted while a deferral lasts. */
            vol: components["schemas"]["Decimal"];
            /** @description Price notation: MONE an amount of money, PERC a percentage, YIEL a yield, BAPO basis points. */
            priceNot: components["schemas"]["NullableText"];
            /** @description Publication date and time: when the venue published the report, in UTC. Never before the trade. */
            publicationDate: components["schemas"]["Timestamp"];
            /** @description Transaction identification code: unique within the segment and the trading day. A cancellation or amendment carries the code of the trade it changes. */
            transactionID: components["schemas"]["NullableText"];
            /** @description Notional amount: nominal amount, or the underlying quantity times the price. */
            notionalAmt: components["schemas"]["Decimal"];
            /** @description Currency of the notional amount (ISO 4217). */
            notionalCcy: components["schemas"]["NullableText"];
            /** @description What was special about the transaction or its publication. */
            flags: string[];
            /**
             * @description New, Cancelled or Amended: a cancellation and an amendment are reports of their own.
             * @enum {string}
             */
            status: "New" | "Cancelled" | "Amended";
            /** @description Notation of the quantity in measurement unit, for commodities and emission allowances: TOCD is tonnes of carbon dioxide equivalent. */
            qtyMeasUnit: components["schemas"]["NullableText"];
            /** @description Type of emission allowance: EUAE, CERE, ERUE, EUAA or OTHR. */
            type: components["schemas"]["NullableText"];
            /** @description Transaction to be cleared, for derivatives: true or false. */
            cleared: boolean | null;
            /** @description Third-country trading venue of execution: its MIC, where the trade was executed on one. */
            thirdCountryExecutionVenue: components["schemas"]["NullableText"];
            /** @description The report that voids this one, if any: the first cancellation or amendment after it, preferring the amendment if both were published at once. Null while the report is valid, and for a cancellation, which is an event. */
            voidedBy: components["schemas"]["ReportReference"] | null;
            /** @description The report that completes this one, if any: the next report of the transaction, if it is a new one, such as the full details after a deferral. It is the one that counts, unless it is void; only in sums, an aggregate counts instead of its details (FULA, FULJ, FULG). A report that is superseded may be void besides, by a later cancellation. Null while nothing completes it. */
            supersededBy: components["schemas"]["ReportReference"] | null;
            /** @description For a cancellation or amendment, the report that it voids: the latest report of the transaction before it that is not a cancellation. For full details, the report that they supersede. Null for other reports, and if that report is no longer kept. */
            refersTo: components["schemas"]["ReportReference"] | null;
            /** @description All reports of the transaction that you may see, including this one, in the order of publication; empty if this is the only one. */
            chain: components["schemas"]["ChainedReport"][];
        };
        FeedRowDetails: {
            DataType: components["schemas"]["DataType"];
            AssetClass: string;
            SubAssetClass: string;
            InstrumentID: string;
            InstrumentDescription: string;
            VenueMIC: components["schemas"]["Mic"];
            VenueLocation: string;
            IsDelayed: boolean;
            ArchivedBefore?: components["schemas"]["ArchivedBefore"];
            /** @description For a trade, every report of its transaction that you may see, in the order of publication; for an order only the row itself. */
            Reports: components["schemas"]["FeedReport"][];
        };
        FeedReport: {
            id: components["schemas"]["RowId"];
            /**
             * @description The kind of report: a new trade, one with limited details or the full details that follow them, a cancellation or an amendment. Null for orders.
             * @enum {string|null}
             */
            Step: "new" | "limited" | "full" | "cancellation" | "amendment" | null;
            /**
             * @description The status: valid, voided by a cancellation or an amendment, or superseded by a report with more details; a cancellation is an event. Null for orders.
             * @enum {string|null}
             */
            State: "stands" | "void" | "superseded" | "event" | null;
            /** @description The id of the report that voids or supersedes it. */
            By: string | null;
            PublicationDate: components["schemas"]["Timestamp"];
            /** @description The fields of this kind of report, by their names in files; null if the report leaves one out. */
            Fields: {
                [key: string]: string | number | boolean | string[] | null;
            };
            /** @description Its origin; null for reports taken in before origins were recorded. */
            Source: components["schemas"]["RowSource"] | null;
        };
        RowSource: {
            /** @description The name of the venue's file. */
            File: string;
            /** @description The line of the file, counting its header. */
            Line: number;
            TakenAt: components["schemas"]["Timestamp"];
            /** @description Whether the operator made this cancellation, of the report on this line of the file, at that time. False for what the venue sent. */
            IsTakenBack: boolean;
        };
        /** @description A report of the same transaction, which means the same segment MIC, trading day and transaction identification. It is identified by its kind and time of publication. */
        ReportReference: {
            id: components["schemas"]["RowId"];
            /**
             * @description The status of its row.
             * @enum {string}
             */
            kind: "New" | "Cancelled" | "Amended";
            /** @description Publication date and time: when the venue published the report, in UTC. Never before the trade. */
            publicationDate: components["schemas"]["Timestamp"];
        };
        /** @description A report of a transaction, with the fields that show how the transaction changed. */
        ChainedReport: {
            id: components["schemas"]["RowId"];
            /**
             * @description The status of its row.
             * @enum {string}
             */
            kind: "New" | "Cancelled" | "Amended";
            /** @description Publication date and time: when the venue published the report, in UTC. Never before the trade. */
            publicationDate: components["schemas"]["Timestamp"];
            /** @description Price of the transaction, without commission and accrued interest. */
            price: components["schemas"]["Decimal"];
            /** @description Quantity of the financial instrument. It may be omitted while a deferral lasts. */
            vol: components["schemas"]["Decimal"];
            /** @description What was special about the transaction or its publication. */
            flags: string[];
        };
        TradeListBase: components["schemas"]["TradeBase"] & {
            /** @description Currency of the price (ISO 4217), where the price is an amount of money. */
            currency: components["schemas"]["NullableText"];
            /** @description Why there is no price: PNDG, it is pending; NOAP, it is not applicable. */
            priceCondition: components["schemas"]["NullableText"];
            /** @description Currency of the price in its major unit (ISO 4217): GBP, never GBX. */
            priceMajorCurrency: components["schemas"]["NullableText"];
        };
        TradeRow: components["schemas"]["TradeListBase"];
        IndividualTradeRow: components["schemas"]["TradeBase"] & {
            /** @description Currency of the price, for all trades; in a list of trades it is currency or priceMajorCurrency. */
            ccy: components["schemas"]["NullableText"];
            /** @description Quantity in measurement unit, for commodities and emission allowances. */
            qtyPerMeas: components["schemas"]["Decimal"];
        };
        SubscriptionInfo: {
            /** @description Increases with every change of the subscription. */
            Version: number;
            /** @description Whether the next term can be bought today; otherwise only a change is possible. */
            IsRenewable: boolean;
            TradingVenuesList: {
                TradingVenueID: number;
                IsRealOrders: boolean;
                IsRealTraders: boolean;
                IsDelayedOrders: boolean;
                IsDelayedTraders: boolean;
                SubscriptionEndDate: components["schemas"]["DateText"];
            }[];
            /** @description Whether the next term is prepared automatically; absent if nothing can be paid. */
            AutoRenewal?: boolean;
            /** @description What the subscribed live data costs a month, in whole US dollars, each kind of a venue at the price at which it was bought. */
            MonthlyFee?: number;
            /** @description Live data that is free of charge until a day. It is in TradingVenuesList; a renewal has it only if it is ordered. */
            GivenLiveData?: {
                TradingVenueID: number;
                /** @enum {string} */
                Kind: "orders" | "trades";
                /** @description Its last day. */
                Until: components["schemas"]["DateText"];
            }[];
            /** @description The first day on which a change is a renewal. */
            RenewableFrom?: components["schemas"]["DateText"];
            /** @description The day on which the subscription was terminated; it runs to its end. */
            TerminatedOn?: components["schemas"]["DateText"];
            /** @description A new price that is announced and does not apply yet. */
            PriceNotice?: {
                /** @description Whole US dollars per flag and month. */
                CostPerVenue: number;
                /** @description The first day of orders at this price. */
                AppliesFrom: components["schemas"]["DateText"];
                /** @description The last day on which the subscription can be terminated because of it; absent if it cannot. */
                TerminateBy?: components["schemas"]["DateText"];
            };
            UncompletedPayments: {
                OrderID: string;
                OrderPrice: components["schemas"]["Dollars"];
                OrderStatus: components["schemas"]["OrderStatus"];
                OrderKind: components["schemas"]["SubscriptionOrderKind"];
                StartDate: components["schemas"]["DateText"];
                EndDate: components["schemas"]["DateText"];
                /** @description What the account has once it is paid. */
                VenuesOrdered: {
                    TradingVenueID: number;
                    IsRealOrders: boolean;
                    IsRealTraders: boolean;
                    IsDelayedOrders: boolean;
                    IsDelayedTraders: boolean;
                }[];
            }[];
        };
        /** @enum {string} */
        SubscriptionOrderKind: "signUp" | "change" | "renewal";
        /** @enum {string} */
        OrderStatus: "created" | "executing" | "pending" | "paid" | "cancelled" | "failed" | "refunded" | "reversed";
        SubscriptionRequest: {
            venueList: components["schemas"]["VenueChoices"];
            /** @description The version of the subscription on which the change is based; if absent, it is not checked. */
            Version?: number;
            /** @description True if the change only ends real-time data, at once and without a refund: the term stays as it is, also in the last 90 days, in which any other change is a renewal. Refused if the list has real-time data that the subscription has not. A price takes no notice of it. */
            EndLiveData?: boolean;
        };
        SubscriptionPrice: {
            Price: components["schemas"]["Dollars"];
            SubscriptionEndDate: components["schemas"]["DateText"];
            /** @description What the selection costs a month, in whole US dollars; what is paid for already stays at the price at which it was bought. */
            MonthlyFee: number;
            OrderKind: components["schemas"]["SubscriptionOrderKind"];
            /** @description Price is PricedFlags × CostPerVenue × PricedMonths. */
            PricedFlags: number;
            /** @description Whole US dollars per flag and month. */
            CostPerVenue: number;
            PricedMonths: number;
            /** @description Why the change would be refused now; absent if it would be accepted. A paid flag can be exchanged for one of another venue or kind once a calendar month. */
            NotPossible?: string;
        };
        SubscriptionChange: {
            Price: components["schemas"]["Dollars"];
        };
        AutoRenewalRequest: {
            AutoRenewal: boolean;
        };
        /** @description One of the two. */
        PaymentSubject: {
            OrderID?: string;
            UserID?: string;
        };
        /** @description What is paid for, by one of the two names, and the price that the person was shown. */
        PaymentOpening: {
            OrderID?: string;
            UserID?: string;
            /** @description In whole US dollars. */
            ShownPrice?: number;
        } & (unknown | unknown);
        PaymentCreated: {
            /** @description The payment provider's number of the order. */
            OrderID: string;
        };
        PaymentState: {
            OrderID: string;
            OrderStatus: components["schemas"]["OrderStatus"];
            /**
             * @description Why nothing was captured, with the state `created`. `instrumentDeclined`: the payer can choose another means of payment in the same window; `notApproved`: the payer has not approved; `declined`, `expired`: a new payment is needed.
             * @enum {string}
             */
            Reason?: "instrumentDeclined" | "declined" | "notApproved" | "expired";
        };
        ExecutePaymentRequest: {
            Token: string;
            PaymentID: string;
            PayerID: string;
        };
        CancelPaymentRequest: {
            OrderID: string;
        };
        MadePayment: {
            OrderID: string;
            ReceiptNumber: string;
            PaymentDate: components["schemas"]["DateText"];
            /** @description Whole US dollars. */
            Amount: number;
            OrderKind: components["schemas"]["SubscriptionOrderKind"];
            OrderStatus: components["schemas"]["OrderStatus"];
            StartDate: components["schemas"]["DateText"];
            EndDate: components["schemas"]["DateText"];
            /** @description Number of months charged. */
            Months: number;
            /**
             * Format: date
             * @description First day of the first month that was charged; within a term, later than its start.
             */
            ChargedFrom: string;
            /**
             * Format: date
             * @description Last day of the last one.
             */
            ChargedTo: string;
            /**
             * Format: date
             * @description The day on which the amount was refunded; null if it was not.
             */
            RefundDate: string | null;
            /** @description The real-time data that ended because the payment was returned, by venue. */
            Ended: {
                MIC: string;
                Name: string;
                IsRealOrders: boolean;
                IsRealTraders: boolean;
                EndedOn: components["schemas"]["DateText"];
            }[];
        };
        PaymentList: {
            Payments: components["schemas"]["MadePayment"][];
        };
        /** @description The payer when the payment was opened; null if unknown. */
        Payer: {
            Name: string;
            Company: components["schemas"]["NullableText"];
            Country: components["schemas"]["NullableText"];
            TaxNumber: components["schemas"]["NullableText"];
        } | null;
        Receipt: components["schemas"]["MadePayment"] & {
            Email: string;
            /** @constant */
            Currency: "USD";
            /** @description Whole US dollars per flag and month. */
            CostPerVenue: number;
            /** @description What was charged for. */
            Flags: number;
            /** @description The venues with their names at that time. */
            Venues: {
                MIC: string;
                Name: string;
                IsRealOrders: boolean;
                IsRealTraders: boolean;
            }[];
            /** @description The payment provider's number of the charge, or the reference of the bank transfer that paid an invoice; empty if there is none. */
            PaymentReference: string;
            /** @description The invoice that a bank transfer has paid; null if it was paid through the payment provider. */
            Invoice: {
                Number: string;
                PONumber: components["schemas"]["NullableText"];
            } | null;
            /** @description The issuer at that time; null on receipts from before it was recorded. */
            Seller: {
                Name: string;
                Address: string[];
                TaxNumber: components["schemas"]["NullableText"];
            } | null;
            Customer: components["schemas"]["Payer"];
            /** @description The tax in the amount; null on receipts from before it was recorded. */
            Tax: {
                /** @enum {string} */
                Treatment: "none" | "rate" | "exempt" | "reverseCharge";
                Name: string;
                /** @description Per cent; null if no tax is charged. */
                Rate: string | null;
                /** @description US dollars as a decimal. */
                Net: string;
                /** @description US dollars as a decimal. */
                Amount: string;
                Note: string;
            } | null;
        };
        PublisherList: {
            publishers: {
                PublisherID: number;
                PublisherName: string;
                /**
                 * @description Investment firm or trading venue.
                 * @enum {string}
                 */
                PublisherType: "IF" | "TV";
                PublisherMIC: components["schemas"]["NullableText"];
                Reports: {
                    ReportID: number;
                    ReportDate: components["schemas"]["DateText"];
                    ReportName: string;
                }[];
            }[];
        };
        ReportList: {
            reports: {
                SegmentMIC: components["schemas"]["NullableText"];
                SegmentMICName: components["schemas"]["NullableText"];
                SegmentMICDescription: components["schemas"]["NullableText"];
                Reports: {
                    ReportID: number;
                    ReportName: string;
                    /** @description Relative to the site's origin. */
                    ReportPath: string;
                }[];
            }[];
        };
        Rts27Report: {
            PublisherID: number;
            PublisherName: string;
            /** @description All tables of the report, by segment. */
            Tables: {
                ReportID: number;
                ReportName: string;
                /** @description Relative to the site's origin. */
                ReportPath: string;
                SegmentMIC: string | null;
                SegmentMICName: string | null;
            }[];
            /** @description The table that the columns and rows are of. */
            ReportID: number;
            /** @description The size of its file. */
            Bytes: number;
            Columns: {
                Name: string;
                /** @enum {string} */
                Kind: "text" | "code" | "figure";
            }[];
            /** @description The first rows, each with one text for each column as the file has it. */
            Rows: string[][];
            /** @description False if the file cannot be read as CSV: there are no columns and rows. */
            IsReadable: boolean;
            /** @description Whether these are all rows of the file. */
            IsWhole: boolean;
        };
        Rts28Report: {
            PublisherID: number;
            PublisherName: string;
            Years: {
                ReportDate: components["schemas"]["DateText"];
                /** @description The calendar year reported on. */
                Year: number;
                /** @description The same report as CSV. */
                ReportPath: string;
                Classes: {
                    ClassOfInstruments: string;
                    /** @enum {string} */
                    ClientKind: "Retail" | "Professional";
                    /** @description Less than one trade a business day in that year, on average. */
                    FewTrades: boolean;
                    Venues: {
                        Rank: number;
                        Name: string;
                        Code: string;
                        /** @enum {string} */
                        CodeType: "MIC" | "LEI";
                        /** @description Per cent, as decimal text. */
                        VolumePercent: string;
                        OrdersPercent: string;
                        PassivePercent: string;
                        AggressivePercent: string;
                        DirectedPercent: string;
                    }[];
                }[];
            }[];
        };
        DataCondition: {
            /** @enum {string} */
            condition: "available" | "degraded" | "pending" | "missing" | "closed" | "unknown";
            /** @description The reasons, in plain words. */
            reasons: string[];
            /** @description Number of rows taken in; null until the day is over. */
            rows: number | null;
            /**
             * Format: date-time
             * @description When it last changed, UTC; null if nothing came.
             */
            changedAt: string | null;
            /** @description True if the day's rows are in the archive: only `GET /api/history` has them. Otherwise absent. */
            inArchive?: boolean;
        };
        SegmentSilence: {
            /**
             * Format: date-time
             * @description Nothing published later is included, UTC.
             */
            AsOf: string;
            IsTrading: boolean;
            /** @description Number of minutes without a row after which it is silent; null if unknown. */
            ExpectedEvery: number | null;
            /**
             * Format: date-time
             * @description The first minute without a row, UTC; null if it is not silent.
             */
            SilentSince: string | null;
            /** @description No row has come since trading began. */
            SinceOpening: boolean;
        };
        FeedSummary: {
            DataType: components["schemas"]["DataType"];
            OrderType: components["schemas"]["OrderType"];
            /** @description The venue's name. */
            TradingVenue: string;
            InstrumentID: string;
            InstrumentDescription: string;
            VenueMIC: components["schemas"]["Mic"];
            ArchivedBefore?: components["schemas"]["ArchivedBefore"];
            /** @description Rows are at least 15 minutes old. */
            IsDelayed: boolean;
            /** @description The first moment of the period. */
            From: components["schemas"]["Timestamp"];
            /** @description The end of the period that was read; delayed data end 15 minutes ago, even if more was requested. */
            To: components["schemas"]["Timestamp"];
            /** @description Rows published at this moment or before were not read; null if all of the period were. */
            LookedBackTo: components["schemas"]["NullableTimestamp"];
            /** @description The length of an interval; intervals begin at round times. */
            IntervalSeconds: number;
            /** @description Currencies of the prices, or their notation if it is not an amount of money; empty if the rows do not say it. */
            PriceUnits: string[];
            /** @description Number of valid trades, or of rows of orders. Each transaction counts once, with its latest report; the details of an aggregate (FULA, FULJ, FULG), which may have identifications of their own, do not count besides it. */
            Rows: number;
            /** @description Intervals in which a price was published, oldest first. */
            Intervals: components["schemas"]["SummaryInterval"][];
            /** @description The volume of the trades. Of commodities and allowances it is the quantity in measurement unit, by that unit, where the trades state it; otherwise it has no unit. */
            Volumes: components["schemas"]["SummaryAmount"][];
            /** @description The notional amount of the trades, by currency. */
            Notionals: components["schemas"]["SummaryAmount"][];
            /** @description Number of trades without a volume. */
            WithoutVolume: number;
            /** @description Number of trades without a notional amount. */
            WithoutNotional: number;
        };
        Instrument: {
            InstrumentID: string;
            /** @enum {string} */
            InstrumentIDType: "ISIN" | "OTHR";
            InstrumentDescription: string;
            AssetClass: string;
            SubAssetClass: string;
            Currency: components["schemas"]["NullableText"];
            Timing: components["schemas"]["Timing"];
            /** @description A place of it is covered by a right to live data. */
            HasLive: boolean;
            /** @description Nothing that was published later is in the answer. */
            AsOf: components["schemas"]["Timestamp"];
            /** @description By venue; on each, one for each segment and order type. */
            Places: components["schemas"]["InstrumentPlace"][];
            /** @description The last 20 reports of trades, newest first. */
            Trades: components["schemas"]["InstrumentTrade"][];
            /** @description The days of the last 30, UTC, on which it was traded, newest first, with the figures of all places together. */
            Days: components["schemas"]["DayFigures"][];
            /** @description Set if one call could not read all rows of the days; the days before it are left out. */
            LookedBackTo: components["schemas"]["NullableTimestamp"];
        };
        /** @description The parameters of a view of the instrument, and the latest of it. */
        InstrumentPlace: {
            DataType: components["schemas"]["DataType"];
            VenueMIC: components["schemas"]["Mic"];
            /** @description The venue's name. */
            TradingVenue: string;
            SegmentMIC: components["schemas"]["Mic"];
            OrderType: components["schemas"]["OrderType"];
            LastPublicationDate: components["schemas"]["Timestamp"];
            /** @description Of orders, the latest quote, or the best bid and ask of the latest order book. */
            Quote: components["schemas"]["InstrumentQuote"] | null;
            /** @description Of trades, the figures of the segment's latest day with trades, of the last 30; null if there is none. */
            Figures: components["schemas"]["DayFigures"] | null;
        };
        InstrumentQuote: {
            Price: components["schemas"]["Decimal"];
            Volume: components["schemas"]["Decimal"];
            BidPrice: components["schemas"]["Decimal"];
            BidVolume: components["schemas"]["Decimal"];
            BidCurrency: components["schemas"]["NullableText"];
            AskPrice: components["schemas"]["Decimal"];
            AskVolume: components["schemas"]["Decimal"];
            AskCurrency: components["schemas"]["NullableText"];
        };
        /** @description A row of the view `Trades`, and where it was published. */
        InstrumentTrade: {
            VenueMIC: components["schemas"]["Mic"];
            /** @description The venue's name. */
            TradingVenue: string;
            SegmentMIC: components["schemas"]["Mic"];
            Row: components["schemas"]["TradeRow"];
        };
        /** @description What was traded on a day, UTC. Cancelled and replaced trades do not count. */
        DayFigures: {
            /** Format: date */
            Day: string;
            Trades: number;
            /** @description As in a summary. */
            Volumes: components["schemas"]["SummaryAmount"][];
            /** @description As in a summary. If there are several, the prices below are null. */
            PriceUnits: string[];
            /** @description The average of the prices, weighted by volume, to six places; null also if the volumes are in several units. */
            Vwap: components["schemas"]["Decimal"];
            High: components["schemas"]["Decimal"];
            Low: components["schemas"]["Decimal"];
            Last: components["schemas"]["Decimal"];
            /** @description The last price less that of the day before on which it was traded; null if none of the 30 days is, or its price is in another unit. */
            Change: components["schemas"]["Decimal"];
        };
        Watchlist: {
            /** @description Nothing that was published later is in the figures. */
            AsOf: components["schemas"]["Timestamp"];
            Instruments: components["schemas"]["WatchedInstrument"][];
        };
        WatchedInstrument: {
            InstrumentID: string;
            /** @enum {string} */
            InstrumentIDType: "ISIN" | "OTHR";
            InstrumentDescription: string;
            AssetClass: string;
            SubAssetClass: string;
            Currency: components["schemas"]["NullableText"];
            WatchedSince: components["schemas"]["Timestamp"];
            /** @description Only if they were asked for. Null if you may not see anything of the instrument any more. */
            Figures?: components["schemas"]["WatchedFigures"] | null;
        };
        /** @description Of the latest of the last 30 days, UTC, with a last price on all places together. If there is none, nulls and empty lists. */
        WatchedFigures: {
            /** Format: date */
            Day: string | null;
            /** @description As in a summary. */
            PriceUnits: string[];
            Last: components["schemas"]["Decimal"];
            /** @description As in the figures of a day. */
            Change: components["schemas"]["Decimal"];
            /** @description The days whose last price is in the same unit, oldest first. */
            Lasts: {
                /** Format: date */
                Day: string;
                Last: string;
            }[];
        };
        WatchedInstrumentCode: {
            /** @description The instrument's identification. */
            instrument: components["schemas"]["CascadeText"];
        };
        SummaryInterval: {
            /**
             * Format: date-time
             * @description Start of the interval, UTC.
             */
            At: string;
            Price: components["schemas"]["Decimal"];
            BidPrice: components["schemas"]["Decimal"];
            AskPrice: components["schemas"]["Decimal"];
        };
        SummaryAmount: {
            /** @description Its unit; null if the trades do not say it. */
            Unit: string | null;
            /** @description The exact sum, written as text. */
            Amount: string;
        };
        MonthConditions: {
            /** @description MIC of the venue. */
            venue: string;
            venueName: string;
            month: string;
            /**
             * Format: date-time
             * @description Nothing published later is included, UTC.
             */
            asOf: string;
            /** @description That of the venue's calendar; null if it has none. */
            timeZone: string | null;
            days: components["schemas"]["DayConditions"][];
        };
        DayConditions: {
            day: components["schemas"]["DateText"];
            /** @description Its trading hours; null if unknown. */
            hours: components["schemas"]["TradingHours"] | null;
            /** @description Null if the venue publishes none. */
            orders: components["schemas"]["DataCondition"] | null;
            /** @description Null if the venue publishes none. */
            trades: components["schemas"]["DataCondition"] | null;
        };
        /** @description Periods in order, UTC: none on a day off. */
        TradingHours: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
        }[];
        VenueState: {
            /** @description Whether it trades now; null if its hours are unknown. */
            isOpen: boolean | null;
            /**
             * Format: date-time
             * @description When it closes or opens next, UTC; null if not within two weeks, or unknown.
             */
            changesAt: string | null;
        };
        VenueSilence: {
            segment: components["schemas"]["Mic"];
            dataType: components["schemas"]["DataType"];
            /**
             * Format: date-time
             * @description The first minute without a row, UTC.
             */
            since: string;
            /** @description Number of minutes without a row after which it is silent. */
            expectedEvery: number;
        };
        SegmentToday: {
            segment: components["schemas"]["Mic"];
            dataType: components["schemas"]["DataType"];
            /** @description Number of rows published on the day of `asOf`. */
            rows: number;
            /** @description Number of rows of a usual whole day; null if too few days are known. */
            usualRows: number | null;
            /**
             * Format: date-time
             * @description The last minute in which a row was published, UTC; null if none was in three weeks.
             */
            lastMinute: string | null;
            /** @description By half hour of the day, UTC: in how many of its minutes rows were published. */
            minutes: number[];
            /** @description The same on a usual day, as a mean; empty if too few days are known. */
            usualMinutes: number[];
        };
        VenueFacts: {
            venue: components["schemas"]["Mic"];
            venueName: string;
            /** @description MTF or OTF. */
            type: string;
            /**
             * @description 1 ICAP, 2 Tullett, 3 PVM.
             * @enum {integer}
             */
            group: 1 | 2 | 3;
            legalEntity: string | null;
            lei: string;
            /** @description By the two letters of ISO 3166. */
            country: string;
            city: string;
            segments: {
                mic: components["schemas"]["Mic"];
                operatingMic: components["schemas"]["Mic"];
                name: string;
            }[];
            /** @description Whether it publishes orders. */
            orders: boolean;
            /** @description Whether it publishes trades. */
            trades: boolean;
            /** @description Those with rows. */
            assetClasses: string[];
            /** @description Those with orders. */
            orderTypes: string[];
            /**
             * Format: date-time
             * @description Nothing published later is included, UTC.
             */
            asOf: string;
            /** @description That of the venue's calendar; null if it has none. */
            timeZone: string | null;
            state: components["schemas"]["VenueState"];
            /** @description Today's trading hours; null if unknown. */
            hours: components["schemas"]["TradingHours"] | null;
            silences: components["schemas"]["VenueSilence"][];
            today: components["schemas"]["SegmentToday"][];
            /** @description The first year of which there is data; that of `asOf` if there is none. */
            firstYear: number;
            year: number;
            /** @description Every day of the year. */
            days: components["schemas"]["DayConditions"][];
        };
        PublicTrade: {
            /**
             * Format: date-time
             * @description UTC, to the microsecond.
             */
            publishedAt: string;
            /** @enum {string} */
            kind: "New" | "Cancelled" | "Amended";
            /** @description ISIN, or another code. */
            instrument: string;
            description: string;
            venue: components["schemas"]["Mic"];
            segment: components["schemas"]["Mic"];
            /** @description As decimal text; null if the report has none. */
            price: string | null;
            /** @description A currency, or a notation that is no money. */
            priceUnit: string | null;
            /** @description As decimal text; null if the report has none. */
            quantity: string | null;
            flags: string[];
        };
        VenueNow: {
            venue: components["schemas"]["Mic"];
            venueName: string;
            /** @description MTF or OTF. */
            type: string;
            state: components["schemas"]["VenueState"];
            silences: components["schemas"]["VenueSilence"][];
            /**
             * Format: date-time
             * @description The last minute with a trade, UTC; null if there was none in three weeks.
             */
            lastTrade: string | null;
            /** @description Number of reports of trades on the day of `asOf`. */
            trades: number;
            /** @description Their number on a usual day, the whole day, as of a venue; null if too few days are known. */
            usualTrades: number | null;
        };
        PublicTrades: {
            /**
             * Format: date-time
             * @description Nothing published later is included, UTC.
             */
            asOf: string;
            trades: components["schemas"]["PublicTrade"][];
            venues: components["schemas"]["VenueNow"][];
            /** @description The newest open files of whole days, orders and trades each. */
            files: {
                day: components["schemas"]["DateText"];
                dataType: components["schemas"]["DataType"];
                /** @description Number of venues with a file. */
                venues: number;
                /** @description Of all, in all formats. */
                bytes: number;
            }[];
            /** @description The newest execution reports of investment firms and of trading venues. */
            reports: {
                /** @enum {string} */
                type: "IF" | "TV";
                date: components["schemas"]["DateText"];
                publishers: number;
            }[];
        };
        OpenDataFile: {
            /** @description Relative to the site's origin. */
            path: string;
            dataType: components["schemas"]["DataType"];
            /** @description MIC of the venue. */
            venue: string;
            venueName: string;
            /**
             * @description A minute, a quarter of an hour or a day.
             * @enum {string}
             */
            span: "minute" | "quarter" | "day";
            /**
             * Format: date-time
             * @description First moment of the span, UTC.
             */
            from: string;
            /**
             * Format: date-time
             * @description End of the span, exclusive, UTC.
             */
            to: string;
            /** @enum {string} */
            format: "csv" | "ndjson" | "parquet";
            lines: number;
            bytes: number;
            /** @description Checksum of the file in hexadecimal digits. */
            sha256: string;
            /**
             * Format: date-time
             * @description When the file opens to everybody: 15 minutes after its last line was published, UTC.
             */
            opensAt: string;
        };
        OpenDataIndex: {
            title: string;
            delayMinutes: number;
            /**
             * Format: date-time
             * @description When the list last changed, UTC.
             */
            updatedAt: string;
            /** @description Address of the page that explains the columns. */
            guide: string;
            files: components["schemas"]["OpenDataFile"][];
        };
        SliceFileList: {
            files: components["schemas"]["OpenDataFile"][];
        };
        TermsVersion: string;
        Terms: {
            version: components["schemas"]["TermsVersion"];
            /**
             * Format: date
             * @description First day on which this wording is in force.
             */
            validFrom: string;
            /** @enum {string} */
            state: "in-force" | "announced" | "replaced";
            /** @description The announced next version; only with the version in force, and if there is one. */
            upcoming?: {
                version: components["schemas"]["TermsVersion"];
                /** Format: date */
                validFrom: string;
            };
            sections: {
                /** @description Null for the text before the first heading. */
                heading: string | null;
                paragraphs: string[];
            }[];
        };
        DocumentList: {
            documents: {
                text: string;
                href: string;
                /** @description The size of the file. */
                bytes: number;
                /** Format: date-time */
                publishedAt: string;
            }[];
        };
        /** @description Spec A 2.6, 3.5 and 5. */
        SignInForm: {
            login: components["schemas"]["EmailAddress"];
            password: components["schemas"]["NewPassword"];
            /** @constant */
            captchaVerified: true;
        };
        /** @description A code of a second factor. */
        CodeForm: {
            code: components["schemas"]["FactorCode"];
        };
        /** @description The password, asked for again. */
        PasswordForm: {
            password: components["schemas"]["CurrentPassword"];
        };
        /** @description Spec A 2.8, 3.4 and 5. The venues are checked separately. */
        RegistrationForm: {
            email: components["schemas"]["EmailAddress"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            company?: components["schemas"]["Company"];
            country: components["schemas"]["CountryCode"];
            question: components["schemas"]["SecurityQuestionText"];
            answer: components["schemas"]["SecurityAnswer"];
            /** @constant */
            termsConfirmed: true;
            /** @constant */
            captchaVerified: true;
        };
        /** @description Spec A 2.7 and 5, step 0. */
        RestoreRequestForm: {
            login: components["schemas"]["EmailAddress"];
        };
        /** @description Spec A 2.7, 3.5 and 5, step 1. Only the service knows the login, and checks the password against it. */
        RestoreForm: {
            answer: components["schemas"]["SecurityAnswer"];
            newPassword: components["schemas"]["NewPassword"];
            /** @constant */
            captchaVerified: true;
        };
        /** @description Spec A 2.9, 3.5 and 5. The login is the session's. */
        ChangePasswordForm: {
            currentPassword: components["schemas"]["CurrentPassword"];
            newPassword: components["schemas"]["NewPassword"];
            newPasswordConfirmation: string;
            /** @constant */
            captchaVerified: true;
        };
        /** @description Spec A 3.3, 4.5 and 5. The e-mail address is shown and cannot be changed. */
        DetailsForm: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email?: components["schemas"]["EmailAddress"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            company?: components["schemas"]["Company"];
            taxNumber?: components["schemas"]["TaxNumber"];
            country: components["schemas"]["CountryCode"];
        };
        /** @description Spec B 3 and 5. The flow checks the last two when they are shown. */
        DataSelectionForm: {
            datatype: components["schemas"]["DataType"];
            tv: components["schemas"]["CascadeText"];
            assetclass: components["schemas"]["CascadeText"];
            subassetclass: components["schemas"]["CascadeText"];
            instrument: components["schemas"]["CascadeText"];
            instrumentmic?: components["schemas"]["CascadeText"];
            ordertype?: components["schemas"]["CascadeText"];
        };
        /** @description Spec B 5. A publisher's report must be chosen. */
        ReportSelectionForm: {
            report: components["schemas"]["CascadeText"];
        };
        /** @description Spec B 5. A file of a group must be chosen. */
        FileSelectionForm: {
            file: components["schemas"]["CascadeText"];
        };
        /** @description The name of an API key. */
        ApiKeyForm: {
            name: components["schemas"]["ApiKeyName"];
        };
        /** @description The name of a saved view. */
        SavedViewForm: {
            name: components["schemas"]["SavedViewName"];
        };
        /** @description The condition of an alert on a saved view. */
        AlertForm: {
            /** @enum {string} */
            kind: "priceUp" | "priceDown" | "priceCrosses" | "sizeAbove";
            /** @description An exact decimal number, written as text. */
            value: string;
        };
        /** @description Which rows of a view are shown; the names are those of getFeedData's query. */
        FeedFilterForm: {
            /** @description A day, or a time in UTC to the minute, the second or the microsecond. */
            from?: string;
            /** @description A day, or a time in UTC to the minute, the second or the microsecond. */
            to?: string;
            /** @description An exact decimal number, written as text. */
            pricefrom?: string;
            /** @description An exact decimal number, written as text. */
            priceto?: string;
            /** @description An exact decimal number that is not negative, written as text. */
            sizefrom?: string;
            /** @description An exact decimal number that is not negative, written as text. */
            sizeto?: string;
            /** @description Flags of four characters, separated by commas. */
            flags?: string;
            /**
             * @description What happens to cancelled trades.
             * @enum {string}
             */
            cancelled?: "hide" | "only";
        };
    };
    responses: {
        /** @description The whole file. */
        File: {
            headers: {
                ETag: components["headers"]["FileTag"];
                "Last-Modified": components["headers"]["LastModified"];
                "Content-Disposition": components["headers"]["FileName"];
                [name: string]: unknown;
            };
            content: {
                "application/octet-stream": unknown;
            };
        };
        /** @description The file exists. */
        FileExists: {
            headers: {
                ETag: components["headers"]["FileTag"];
                "Last-Modified": components["headers"]["LastModified"];
                "Content-Disposition": components["headers"]["FileName"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The part of the file that the Range header asked for. */
        FilePart: {
            headers: {
                ETag: components["headers"]["FileTag"];
                "Last-Modified": components["headers"]["LastModified"];
                "Content-Disposition": components["headers"]["FileName"];
                /** @description First and last byte of the part, and the size of the file, `bytes 0-99/103117`. */
                "Content-Range"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/octet-stream": unknown;
            };
        };
        /** @description The caller already has this file, as `If-None-Match` or `If-Modified-Since` says. */
        FileUnchanged: {
            headers: {
                ETag: components["headers"]["FileTag"];
                "Last-Modified": components["headers"]["LastModified"];
                "Content-Disposition": components["headers"]["FileName"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The range begins after the end of the file. */
        RangeBeyondFile: {
            headers: {
                /** @description The size of the file, `bytes *\/103117`. */
                "Content-Range"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request does not follow this document. `fields` says what is wrong. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "invalid-request",
                 *         "message": "datatype: This field is required",
                 *         "requestId": "req-7f3a",
                 *         "fields": {
                 *           "datatype": [
                 *             "This field is required"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nobody is signed in, the session has ended, or the API key is not accepted. */
        Unauthenticated: {
            headers: {
                /** @description Sent if the call takes keys or one was sent. Says what is wrong with the key (RFC 6750). */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "unauthenticated",
                 *         "message": "Please log in",
                 *         "requestId": "req-7f3a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not allowed for this session or with an API key, or the `X-XSRF-TOKEN` header is missing or wrong. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "forbidden",
                 *         "message": "Your subscription has expired. Please visit the My Subscriptions page to renew.",
                 *         "requestId": "req-7f3a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The code `confirmation.code` asks for a code of the second factor, in this session or again; `forbidden`: the operator's roles do not include this act; `xsrf.missing` as everywhere. Whoever is no operator gets a 404, as for an unknown address. */
        FactorRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "confirmation.code",
                 *         "message": "Please enter a code of your second factor.",
                 *         "requestId": "req-7f3a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It does not exist, or is not yours. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "not-found",
                 *         "message": "There is no such instrument among those you may see.",
                 *         "requestId": "req-7f3a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It was changed meanwhile, or is already done. */
        Conflict: {
            headers: {
                /** @description Seconds to wait. Sent only while a call with the same Idempotency-Key is in progress. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "conflict",
                 *         "message": "This order was cancelled. Nothing was charged",
                 *         "requestId": "req-7f3a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The Idempotency-Key was used for a call with other parameters. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "key-reused",
                 *         "message": "This Idempotency-Key was used for a call with other parameters",
                 *         "requestId": "req-7f3a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "too-large",
                 *         "message": "The request is too large",
                 *         "requestId": "req-7f3a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests. The header says after how many seconds to try again. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: string;
                /** @description The limit that was reached: its name, `q` its maximum number, `w` its window in seconds. Absent if the identity provider refused, too many streams are open, or too many of the caller's own calls are still being answered; then an API key gets that of its limit, as with every answer. */
                "RateLimit-Policy"?: string;
                /** @description What is left of it, `r`, and after how many seconds it is reset, `t`. */
                RateLimit?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "too-many-requests",
                 *         "message": "Too many attempts. Please try again in 7 minutes.",
                 *         "requestId": "req-7f3a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An internal error. Its cause is not disclosed. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "internal",
                 *         "message": "An error has occurred – please try again later",
                 *         "requestId": "req-7f3a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service, or one that it needs, is unavailable at the moment. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. Sent if it is known when to try again. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "unavailable",
                 *         "message": "Service is temporarily unavailable",
                 *         "requestId": "req-7f3a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description One for each click, of 1 to 100 characters; any other gets a 400 and nothing is done. For a day, a repeat of the same call by the same account, or for the same registration, gets the first call's answer, status and body, with the header `Idempotent-Replayed: true`. The same key with other parameters gets a 422, and a repeat while the first call is in progress gets a 409. Failures of the service (5xx), 401 and 429 are not stored: a repeat tries again. */
        IdempotencyKey: string;
        /**
         * @description The file's number in the list.
         * @example 41
         */
        OperatorFileNumber: string;
        /** @description What to look for. */
        OperatorWho: string;
        /** @description The `Next` of the page before. */
        OperatorAfter: string;
        /** @description The `ETag` of what the caller has. If it has not changed, the answer is a 304 without a body. What is no ETag is ignored. */
        IfNoneMatch: string;
        /** @description The `Last-Modified` of what the caller has, in place of an `ETag`. What is no date is ignored. */
        IfModifiedSince: string;
        /** @description The bytes wanted, `bytes=100-`, as one range. Several ranges, and what is no range, are ignored: the answer is the whole file. */
        Range: string;
        /** @description With `gzip`, the whole file is sent compressed, with an `ETag` of its own. A Range is always one of the file as the index describes it. Anything else is ignored. */
        AcceptEncoding: string;
        /** @description The `ETag` or `Last-Modified` of the file of which the caller has a part. For any other file the Range is ignored. */
        IfRange: string;
        /**
         * @description The token of the e-mailed link. A damaged one gets the same answer as one that has ended.
         * @example Zk3vT0q9
         */
        RestoreToken: string;
        /**
         * @description Orders before the trade, or trades after it.
         * @example order
         */
        DataType: components["schemas"]["DataType"];
        /**
         * @description The trading venue's MIC.
         * @example ICPM
         */
        TradingVenue: components["schemas"]["Mic"];
        /**
         * @description The asset class, as in the list.
         * @example Equity & Equity-like
         */
        AssetClass: components["schemas"]["CascadeText"];
        /**
         * @description The sub-asset class, as in the list.
         * @example Shares
         */
        SubAssetClass: components["schemas"]["CascadeText"];
        /**
         * @description The instrument's identification.
         * @example GB00BH4HKS39
         */
        Instrument: components["schemas"]["CascadeText"];
        /**
         * @description The trading venue's MIC; every venue if left out.
         * @example ICPM
         */
        TapeVenue: components["schemas"]["Mic"];
        /**
         * @description The asset class; every class if left out.
         * @example Equity & Equity-like
         */
        TapeAssetClass: components["schemas"]["CascadeText"];
        /**
         * @description The sub-asset class; every one if left out.
         * @example Shares
         */
        TapeSubAssetClass: components["schemas"]["CascadeText"];
        /**
         * @description Trades whose price or notional amount is in one of these currencies, separated by commas.
         * @example EUR,GBP
         */
        TapeCurrency: components["schemas"]["CurrencyList"];
        /** @description The format of the rows. */
        ExportFormat: "csv" | "ndjson" | "xlsx" | "parquet";
        /** @description The segment MIC. May be left out when there is exactly one. */
        Segment: components["schemas"]["Mic"];
        /** @description The order type, as the list names it. May be left out when there is exactly one. */
        OrderType: string;
        /**
         * @description `delayed`: every venue you may see, as of fifteen minutes ago. `live`: only the venues with a right to live data, up to now. One list never mixes them.
         * @example delayed
         */
        Timing: components["schemas"]["Timing"];
        /**
         * @description Maximum number of rows.
         * @example 100
         */
        Limit: number;
        /**
         * @description Rows published at this time or later, UTC; a day or a minute means its start.
         * @example 2026-11-20T14:30Z
         */
        PeriodFrom: components["schemas"]["FilterText"];
        /**
         * @description Rows published at this time or later, UTC; a day or a minute means its start.
         * @example 2026-11-20T14:30Z
         */
        PublishedFrom: components["schemas"]["FilterText"];
        /**
         * @description Rows published at this time or before, UTC; a day or a minute means its end.
         * @example 2026-11-20T14:30Z
         */
        PublishedTo: components["schemas"]["FilterText"];
        /**
         * @description Rows with this price or more. A row with two sides matches if price and quantity of either side do.
         * @example 101.25
         */
        PriceFrom: components["schemas"]["FilterText"];
        /**
         * @description Rows with this price or less.
         * @example 101.25
         */
        PriceTo: components["schemas"]["FilterText"];
        /**
         * @description Rows with this quantity or more.
         * @example 1000000
         */
        SizeFrom: components["schemas"]["FilterText"];
        /**
         * @description Rows with this quantity or less.
         * @example 1000000
         */
        SizeTo: components["schemas"]["FilterText"];
        /**
         * @description Trades with at least one of these flags, separated by commas.
         * @example LRGS,ILQD
         */
        Flags: components["schemas"]["FilterText"];
        /**
         * @description `hide` leaves out cancellations and the trades that a cancellation or an amendment voids; `only` shows only these.
         * @example hide
         */
        CancelledRows: components["schemas"]["FilterText"];
        /** @description The previous page's `Next`. Do not construct it yourself. */
        Cursor: string;
        /** @description The number of the receipt. */
        ReceiptNumber: string;
        /**
         * @description The publisher's number.
         * @example 1
         */
        Publisher: number;
        /**
         * @description The report's date as in the list of publishers.
         * @example 30 September 2026
         */
        ReportDate: string;
        /**
         * @description The day of the file's lines.
         * @example 2026-11-20
         */
        FileDay: string;
        /**
         * @description The file's name, as in the index.
         * @example trades-ICPM-2026-11-20T1430Z.csv
         */
        FileName: string;
    };
    requestBodies: never;
    headers: {
        /** @description The file's SHA-256 in hexadecimal digits, in double quotes. `If-None-Match` and `If-Range` take it. */
        FileTag: string;
        /** @description When the file was published. `If-Modified-Since` and `If-Range` take it. */
        LastModified: string;
        /** @description Names the file. */
        FileName: string;
    };
    pathItems: never;
}
export type PublishedFile = components['schemas']['PublishedFile'];
export type Error = components['schemas']['Error'];
export type Uuid = components['schemas']['Uuid'];
export type NullableDate = components['schemas']['NullableDate'];
export type DateText = components['schemas']['DateText'];
export type Timestamp = components['schemas']['Timestamp'];
export type NullableTimestamp = components['schemas']['NullableTimestamp'];
export type Decimal = components['schemas']['Decimal'];
export type NullableText = components['schemas']['NullableText'];
export type Count = components['schemas']['Count'];
export type Mic = components['schemas']['Mic'];
export type DataType = components['schemas']['DataType'];
export type Timing = components['schemas']['Timing'];
export type OrderType = components['schemas']['OrderType'];
export type CascadeText = components['schemas']['CascadeText'];
export type CurrencyList = components['schemas']['CurrencyList'];
export type FilterText = components['schemas']['FilterText'];
export type EmailAddress = components['schemas']['EmailAddress'];
export type NewPassword = components['schemas']['NewPassword'];
export type PersonName = components['schemas']['PersonName'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type Company = components['schemas']['Company'];
export type TaxNumber = components['schemas']['TaxNumber'];
export type CountryCode = components['schemas']['CountryCode'];
export type SecurityAnswer = components['schemas']['SecurityAnswer'];
export type SecurityQuestionText = components['schemas']['SecurityQuestionText'];
export type UserInfo = components['schemas']['UserInfo'];
export type OperatorRole = components['schemas']['OperatorRole'];
export type OperatorStatus = components['schemas']['OperatorStatus'];
export type OperatorSegment = components['schemas']['OperatorSegment'];
export type OperatorFoundAccount = components['schemas']['OperatorFoundAccount'];
export type OperatorAccountList = components['schemas']['OperatorAccountList'];
export type OperatorAccount = components['schemas']['OperatorAccount'];
export type OperatorPaymentList = components['schemas']['OperatorPaymentList'];
export type OperatorMailList = components['schemas']['OperatorMailList'];
export type OperatorJobList = components['schemas']['OperatorJobList'];
export type OperatorListedFile = components['schemas']['OperatorListedFile'];
export type OperatorFileList = components['schemas']['OperatorFileList'];
export type OperatorReach = components['schemas']['OperatorReach'];
export type OperatorFile = components['schemas']['OperatorFile'];
export type OperatorReject = components['schemas']['OperatorReject'];
export type OperatorListedRequest = components['schemas']['OperatorListedRequest'];
export type OperatorRequestList = components['schemas']['OperatorRequestList'];
export type OperatorRequest = components['schemas']['OperatorRequest'];
export type OperatorMonth = components['schemas']['OperatorMonth'];
export type OperatorUsageLine = components['schemas']['OperatorUsageLine'];
export type OperatorUsage = components['schemas']['OperatorUsage'];
export type OperatorRevenueLine = components['schemas']['OperatorRevenueLine'];
export type OperatorMoneyState = components['schemas']['OperatorMoneyState'];
export type OperatorRevenue = components['schemas']['OperatorRevenue'];
export type OperatorListedInvoice = components['schemas']['OperatorListedInvoice'];
export type OperatorInvoiceList = components['schemas']['OperatorInvoiceList'];
export type OperatorInvoicedVenue = components['schemas']['OperatorInvoicedVenue'];
export type OperatorInvoice = components['schemas']['OperatorInvoice'];
export type OperatorStoredMonth = components['schemas']['OperatorStoredMonth'];
export type OperatorStoredPart = components['schemas']['OperatorStoredPart'];
export type OperatorKeptMonths = components['schemas']['OperatorKeptMonths'];
export type OperatorStorage = components['schemas']['OperatorStorage'];
export type OperatorAudit = components['schemas']['OperatorAudit'];
export type OperatorPublished = components['schemas']['OperatorPublished'];
export type OperatorPublishedList = components['schemas']['OperatorPublishedList'];
export type OperatorPublisherKey = components['schemas']['OperatorPublisherKey'];
export type OperatorPublisherList = components['schemas']['OperatorPublisherList'];
export type OperatorHeldRole = components['schemas']['OperatorHeldRole'];
export type OperatorRoleList = components['schemas']['OperatorRoleList'];
export type OperatorLogEntry = components['schemas']['OperatorLogEntry'];
export type OperatorLog = components['schemas']['OperatorLog'];
export type OperatorSuspendAccountAct = components['schemas']['OperatorSuspendAccountAct'];
export type OperatorReinstateAccountAct = components['schemas']['OperatorReinstateAccountAct'];
export type OperatorSignOutAccountAct = components['schemas']['OperatorSignOutAccountAct'];
export type OperatorKeepAccountAct = components['schemas']['OperatorKeepAccountAct'];
export type OperatorEndLostFactorAct = components['schemas']['OperatorEndLostFactorAct'];
export type OperatorEraseAccountAct = components['schemas']['OperatorEraseAccountAct'];
export type OperatorGrantLiveDataAct = components['schemas']['OperatorGrantLiveDataAct'];
export type OperatorExtendLiveDataAct = components['schemas']['OperatorExtendLiveDataAct'];
export type OperatorRevokeLiveDataAct = components['schemas']['OperatorRevokeLiveDataAct'];
export type OperatorGrantSlicesAct = components['schemas']['OperatorGrantSlicesAct'];
export type OperatorRevokeSlicesAct = components['schemas']['OperatorRevokeSlicesAct'];
export type OperatorResendMailAct = components['schemas']['OperatorResendMailAct'];
export type OperatorStopMailAct = components['schemas']['OperatorStopMailAct'];
export type OperatorRefundPaymentAct = components['schemas']['OperatorRefundPaymentAct'];
export type OperatorRefundPartAct = components['schemas']['OperatorRefundPartAct'];
export type OperatorRetryJobAct = components['schemas']['OperatorRetryJobAct'];
export type OperatorTakeBackFileAct = components['schemas']['OperatorTakeBackFileAct'];
export type OperatorAddPublisherKeyAct = components['schemas']['OperatorAddPublisherKeyAct'];
export type OperatorRevokePublisherKeyAct = components['schemas']['OperatorRevokePublisherKeyAct'];
export type OperatorGrantRoleAct = components['schemas']['OperatorGrantRoleAct'];
export type OperatorRevokeRoleAct = components['schemas']['OperatorRevokeRoleAct'];
export type OperatorAct = components['schemas']['OperatorAct'];
export type PreviewActRequest = components['schemas']['PreviewActRequest'];
export type PerformActRequest = components['schemas']['PerformActRequest'];
export type OperatorPreview = components['schemas']['OperatorPreview'];
export type OperatorDone = components['schemas']['OperatorDone'];
export type Notification = components['schemas']['Notification'];
export type Config = components['schemas']['Config'];
export type SignInRequest = components['schemas']['SignInRequest'];
export type SignInTicket = components['schemas']['SignInTicket'];
export type SignInChallenge = components['schemas']['SignInChallenge'];
export type SignInAnswer = components['schemas']['SignInAnswer'];
export type FactorCode = components['schemas']['FactorCode'];
export type SignInCode = components['schemas']['SignInCode'];
export type SessionConfirmation = components['schemas']['SessionConfirmation'];
export type SecondFactor = components['schemas']['SecondFactor'];
export type NewFactor = components['schemas']['NewFactor'];
export type FactorId = components['schemas']['FactorId'];
export type FactorBeginning = components['schemas']['FactorBeginning'];
export type FactorActivation = components['schemas']['FactorActivation'];
export type FactorRemoval = components['schemas']['FactorRemoval'];
export type AccountClosing = components['schemas']['AccountClosing'];
export type AccountEventId = components['schemas']['AccountEventId'];
export type AccountEventList = components['schemas']['AccountEventList'];
export type SessionList = components['schemas']['SessionList'];
export type SessionId = components['schemas']['SessionId'];
export type BrowserWords = components['schemas']['BrowserWords'];
export type EndedSession = components['schemas']['EndedSession'];
export type ForgottenBrowser = components['schemas']['ForgottenBrowser'];
export type CurrentPassword = components['schemas']['CurrentPassword'];
export type CreateSessionRequest = components['schemas']['CreateSessionRequest'];
export type VenueChoice = components['schemas']['VenueChoice'];
export type VenueChoices = components['schemas']['VenueChoices'];
export type RegisterRequest = components['schemas']['RegisterRequest'];
export type RegisterAnswer = components['schemas']['RegisterAnswer'];
export type Dollars = components['schemas']['Dollars'];
export type RestoreRequest = components['schemas']['RestoreRequest'];
export type SecurityQuestion = components['schemas']['SecurityQuestion'];
export type RestoredPassword = components['schemas']['RestoredPassword'];
export type RestorePasswordRequest = components['schemas']['RestorePasswordRequest'];
export type ChangePasswordRequest = components['schemas']['ChangePasswordRequest'];
export type UserDetails = components['schemas']['UserDetails'];
export type SetUserDetailsRequest = components['schemas']['SetUserDetailsRequest'];
export type SeenDetails = components['schemas']['SeenDetails'];
export type SavedSelection = components['schemas']['SavedSelection'];
export type SavedFilter = components['schemas']['SavedFilter'];
export type SavedTape = components['schemas']['SavedTape'];
export type SavedChoice = components['schemas']['SavedChoice'];
export type ViewLayout = components['schemas']['ViewLayout'];
export type SavedViewName = components['schemas']['SavedViewName'];
export type SaveView = components['schemas']['SaveView'];
export type RenameView = components['schemas']['RenameView'];
export type RemoveView = components['schemas']['RemoveView'];
export type SavedView = components['schemas']['SavedView'];
export type SavedViewList = components['schemas']['SavedViewList'];
export type AlertCondition = components['schemas']['AlertCondition'];
export type SaveAlert = components['schemas']['SaveAlert'];
export type SendTestMail = components['schemas']['SendTestMail'];
export type TestMailSent = components['schemas']['TestMailSent'];
export type SwitchAlert = components['schemas']['SwitchAlert'];
export type RemoveAlert = components['schemas']['RemoveAlert'];
export type ReadAlerts = components['schemas']['ReadAlerts'];
export type AlertEventId = components['schemas']['AlertEventId'];
export type ViewAlert = components['schemas']['ViewAlert'];
export type AlertEvent = components['schemas']['AlertEvent'];
export type AlertSilence = components['schemas']['AlertSilence'];
export type AlertRow = components['schemas']['AlertRow'];
export type AlertList = components['schemas']['AlertList'];
export type UnreadAlerts = components['schemas']['UnreadAlerts'];
export type ApiKeyName = components['schemas']['ApiKeyName'];
export type NewApiKey = components['schemas']['NewApiKey'];
export type RevokedApiKey = components['schemas']['RevokedApiKey'];
export type ApiKey = components['schemas']['ApiKey'];
export type MadeApiKey = components['schemas']['MadeApiKey'];
export type ApiKeyList = components['schemas']['ApiKeyList'];
export type AccountExport = components['schemas']['AccountExport'];
export type ExportedVenue = components['schemas']['ExportedVenue'];
export type TradingVenuesList = components['schemas']['TradingVenuesList'];
export type TradingVenue = components['schemas']['TradingVenue'];
export type FeedVenueList = components['schemas']['FeedVenueList'];
export type FeedAssetClassList = components['schemas']['FeedAssetClassList'];
export type FeedSubAssetClassList = components['schemas']['FeedSubAssetClassList'];
export type FeedInstrumentList = components['schemas']['FeedInstrumentList'];
export type FeedSegmentList = components['schemas']['FeedSegmentList'];
export type FeedOrderTypeList = components['schemas']['FeedOrderTypeList'];
export type PublicInstruments = components['schemas']['PublicInstruments'];
export type FoundInstruments = components['schemas']['FoundInstruments'];
export type FoundInstrument = components['schemas']['FoundInstrument'];
export type LastPrice = components['schemas']['LastPrice'];
export type FoundPlace = components['schemas']['FoundPlace'];
export type TapePage = components['schemas']['TapePage'];
export type TapeVenue = components['schemas']['TapeVenue'];
export type TapeFigures = components['schemas']['TapeFigures'];
export type BusyInstrument = components['schemas']['BusyInstrument'];
export type LatestQuotes = components['schemas']['LatestQuotes'];
export type LatestQuote = components['schemas']['LatestQuote'];
export type TapeRow = components['schemas']['TapeRow'];
export type FeedData = components['schemas']['FeedData'];
export type FeedHeader = components['schemas']['FeedHeader'];
export type ArchivedBefore = components['schemas']['ArchivedBefore'];
export type FeedPosition = components['schemas']['FeedPosition'];
export type StreamOpened = components['schemas']['StreamOpened'];
export type StreamRows = components['schemas']['StreamRows'];
export type StreamRow = components['schemas']['StreamRow'];
export type StreamNext = components['schemas']['StreamNext'];
export type StreamEnded = components['schemas']['StreamEnded'];
export type AdditionalDescription = components['schemas']['AdditionalDescription'];
export type PriceHistory = components['schemas']['PriceHistory'];
export type OrderBook = components['schemas']['OrderBook'];
export type VoiceHistory = components['schemas']['VoiceHistory'];
export type TradeList = components['schemas']['TradeList'];
export type IndividualTrades = components['schemas']['IndividualTrades'];
export type RowId = components['schemas']['RowId'];
export type PriceRow = components['schemas']['PriceRow'];
export type BookRow = components['schemas']['BookRow'];
export type VoiceRow = components['schemas']['VoiceRow'];
export type TradeBase = components['schemas']['TradeBase'];
export type FeedRowDetails = components['schemas']['FeedRowDetails'];
export type FeedReport = components['schemas']['FeedReport'];
export type RowSource = components['schemas']['RowSource'];
export type ReportReference = components['schemas']['ReportReference'];
export type ChainedReport = components['schemas']['ChainedReport'];
export type TradeListBase = components['schemas']['TradeListBase'];
export type TradeRow = components['schemas']['TradeRow'];
export type IndividualTradeRow = components['schemas']['IndividualTradeRow'];
export type SubscriptionInfo = components['schemas']['SubscriptionInfo'];
export type SubscriptionOrderKind = components['schemas']['SubscriptionOrderKind'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type SubscriptionRequest = components['schemas']['SubscriptionRequest'];
export type SubscriptionPrice = components['schemas']['SubscriptionPrice'];
export type SubscriptionChange = components['schemas']['SubscriptionChange'];
export type AutoRenewalRequest = components['schemas']['AutoRenewalRequest'];
export type PaymentSubject = components['schemas']['PaymentSubject'];
export type PaymentOpening = components['schemas']['PaymentOpening'];
export type PaymentCreated = components['schemas']['PaymentCreated'];
export type PaymentState = components['schemas']['PaymentState'];
export type ExecutePaymentRequest = components['schemas']['ExecutePaymentRequest'];
export type CancelPaymentRequest = components['schemas']['CancelPaymentRequest'];
export type MadePayment = components['schemas']['MadePayment'];
export type PaymentList = components['schemas']['PaymentList'];
export type Payer = components['schemas']['Payer'];
export type Receipt = components['schemas']['Receipt'];
export type PublisherList = components['schemas']['PublisherList'];
export type ReportList = components['schemas']['ReportList'];
export type Rts27Report = components['schemas']['Rts27Report'];
export type Rts28Report = components['schemas']['Rts28Report'];
export type DataCondition = components['schemas']['DataCondition'];
export type SegmentSilence = components['schemas']['SegmentSilence'];
export type FeedSummary = components['schemas']['FeedSummary'];
export type Instrument = components['schemas']['Instrument'];
export type InstrumentPlace = components['schemas']['InstrumentPlace'];
export type InstrumentQuote = components['schemas']['InstrumentQuote'];
export type InstrumentTrade = components['schemas']['InstrumentTrade'];
export type DayFigures = components['schemas']['DayFigures'];
export type Watchlist = components['schemas']['Watchlist'];
export type WatchedInstrument = components['schemas']['WatchedInstrument'];
export type WatchedFigures = components['schemas']['WatchedFigures'];
export type WatchedInstrumentCode = components['schemas']['WatchedInstrumentCode'];
export type SummaryInterval = components['schemas']['SummaryInterval'];
export type SummaryAmount = components['schemas']['SummaryAmount'];
export type MonthConditions = components['schemas']['MonthConditions'];
export type DayConditions = components['schemas']['DayConditions'];
export type TradingHours = components['schemas']['TradingHours'];
export type VenueState = components['schemas']['VenueState'];
export type VenueSilence = components['schemas']['VenueSilence'];
export type SegmentToday = components['schemas']['SegmentToday'];
export type VenueFacts = components['schemas']['VenueFacts'];
export type PublicTrade = components['schemas']['PublicTrade'];
export type VenueNow = components['schemas']['VenueNow'];
export type PublicTrades = components['schemas']['PublicTrades'];
export type OpenDataFile = components['schemas']['OpenDataFile'];
export type OpenDataIndex = components['schemas']['OpenDataIndex'];
export type SliceFileList = components['schemas']['SliceFileList'];
export type TermsVersion = components['schemas']['TermsVersion'];
export type Terms = components['schemas']['Terms'];
export type DocumentList = components['schemas']['DocumentList'];
export type SignInForm = components['schemas']['SignInForm'];
export type CodeForm = components['schemas']['CodeForm'];
export type PasswordForm = components['schemas']['PasswordForm'];
export type RegistrationForm = components['schemas']['RegistrationForm'];
export type RestoreRequestForm = components['schemas']['RestoreRequestForm'];
export type RestoreForm = components['schemas']['RestoreForm'];
export type ChangePasswordForm = components['schemas']['ChangePasswordForm'];
export type DetailsForm = components['schemas']['DetailsForm'];
export type DataSelectionForm = components['schemas']['DataSelectionForm'];
export type ReportSelectionForm = components['schemas']['ReportSelectionForm'];
export type FileSelectionForm = components['schemas']['FileSelectionForm'];
export type ApiKeyForm = components['schemas']['ApiKeyForm'];
export type SavedViewForm = components['schemas']['SavedViewForm'];
export type AlertForm = components['schemas']['AlertForm'];
export type FeedFilterForm = components['schemas']['FeedFilterForm'];
export type ResponseFile = components['responses']['File'];
export type ResponseFileExists = components['responses']['FileExists'];
export type ResponseFilePart = components['responses']['FilePart'];
export type ResponseFileUnchanged = components['responses']['FileUnchanged'];
export type ResponseRangeBeyondFile = components['responses']['RangeBeyondFile'];
export type ResponseInvalidRequest = components['responses']['InvalidRequest'];
export type ResponseUnauthenticated = components['responses']['Unauthenticated'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseFactorRequired = components['responses']['FactorRequired'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseKeyReused = components['responses']['KeyReused'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternal = components['responses']['Internal'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterOperatorFileNumber = components['parameters']['OperatorFileNumber'];
export type ParameterOperatorWho = components['parameters']['OperatorWho'];
export type ParameterOperatorAfter = components['parameters']['OperatorAfter'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterIfModifiedSince = components['parameters']['IfModifiedSince'];
export type ParameterRange = components['parameters']['Range'];
export type ParameterAcceptEncoding = components['parameters']['AcceptEncoding'];
export type ParameterIfRange = components['parameters']['IfRange'];
export type ParameterRestoreToken = components['parameters']['RestoreToken'];
export type ParameterDataType = components['parameters']['DataType'];
export type ParameterTradingVenue = components['parameters']['TradingVenue'];
export type ParameterAssetClass = components['parameters']['AssetClass'];
export type ParameterSubAssetClass = components['parameters']['SubAssetClass'];
export type ParameterInstrument = components['parameters']['Instrument'];
export type ParameterTapeVenue = components['parameters']['TapeVenue'];
export type ParameterTapeAssetClass = components['parameters']['TapeAssetClass'];
export type ParameterTapeSubAssetClass = components['parameters']['TapeSubAssetClass'];
export type ParameterTapeCurrency = components['parameters']['TapeCurrency'];
export type ParameterExportFormat = components['parameters']['ExportFormat'];
export type ParameterSegment = components['parameters']['Segment'];
export type ParameterOrderType = components['parameters']['OrderType'];
export type ParameterTiming = components['parameters']['Timing'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterPeriodFrom = components['parameters']['PeriodFrom'];
export type ParameterPublishedFrom = components['parameters']['PublishedFrom'];
export type ParameterPublishedTo = components['parameters']['PublishedTo'];
export type ParameterPriceFrom = components['parameters']['PriceFrom'];
export type ParameterPriceTo = components['parameters']['PriceTo'];
export type ParameterSizeFrom = components['parameters']['SizeFrom'];
export type ParameterSizeTo = components['parameters']['SizeTo'];
export type ParameterFlags = components['parameters']['Flags'];
export type ParameterCancelledRows = components['parameters']['CancelledRows'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterReceiptNumber = components['parameters']['ReceiptNumber'];
export type ParameterPublisher = components['parameters']['Publisher'];
export type ParameterReportDate = components['parameters']['ReportDate'];
export type ParameterFileDay = components['parameters']['FileDay'];
export type ParameterFileName = components['parameters']['FileName'];
export type HeaderFileTag = components['headers']['FileTag'];
export type HeaderLastModified = components['headers']['LastModified'];
export type HeaderFileName = components['headers']['FileName'];
export type $defs = Record<string, never>;
export interface operations {
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session's information. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "expiring@daylight.example",
                     *       "Notifications": [
                     *         {
                     *           "ActionID": "ALERT_SUBSCRIPTION_ENDS",
                     *           "ActionData": {
                     *             "SubscriptionExpirationPeriod": "2026-11-30"
                     *           }
                     *         }
                     *       ],
                     *       "Parameters": {
                     *         "sliceFileLinkPath": "/slice-files"
                     *       },
                     *       "restrictedMode": false
                     *     }
                     */
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "noPaymentMode": true,
                     *       "captcha": {
                     *         "skipValidation": true
                     *       },
                     *       "signIn": {
                     *         "issuer": "http://localhost:8080/idp",
                     *         "clientId": "daylight",
                     *         "redirectUri": "http://localhost:8080/auth/authorization-code/callback",
                     *         "authorizationEndpoint": "http://localhost:8080/idp/oauth2/v1/authorize"
                     *       },
                     *       "payment": {
                     *         "environment": "sandbox",
                     *         "createUrl": "/api/payment/create",
                     *         "checkUrl": "/api/payment/check",
                     *         "executeUrl": "/api/payment/execute"
                     *       },
                     *       "debounceMaxWait": 500,
                     *       "supportEmail": "support@daylight.example",
                     *       "filesUrl": "",
                     *       "links": {
                     *         "moreInfo": "",
                     *         "legalNotice": "",
                     *         "privacyPolicy": "",
                     *         "accessibility": "",
                     *         "cookies": "",
                     *         "disclaimer": "",
                     *         "modernSlavery": "",
                     *         "deliveredBy": ""
                     *       },
                     *       "sandbox": true
                     *     }
                     */
                    "application/json": components["schemas"]["Config"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "login": "analyst@daylight.example",
                 *       "password": "Sunrise2026"
                 *     }
                 */
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description The provider accepts login and password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessionToken": "20111ZTiraxruMoaA3cQh7RgG9lMqPiVk",
                     *       "nonce": "4Zr3Qm0bS2"
                     *     }
                     */
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description The provider refused. The code is the provider's, the message its error summary. It says nothing about the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "E0000004",
                     *         "message": "The login or the password is wrong.",
                     *         "requestId": "req-7f3a"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challenge": "9tLw0xq2",
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["SignInCode"];
            };
        };
        responses: {
            /** @description The provider accepts the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessionToken": "20111ZTiraxruMoaA3cQh7RgG9lMqPiVk",
                     *       "nonce": "4Zr3Qm0bS2"
                     *     }
                     */
                    "application/json": components["schemas"]["SignInTicket"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description The sign-in has ended; it begins anew with the password. It says nothing about the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "E0000011",
                     *         "message": "Logging in took too long. Please log in again.",
                     *         "requestId": "req-7f3a"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The nonce of the first step. It says which sign-in is finished, if several are under way in this browser; without it, the one that began last is. */
                "Sign-In-Nonce"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "8d4Fq0yQW1xk",
                 *       "codeVerifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
                 *     }
                 */
                "application/json": components["schemas"]["CreateSessionRequest"];
            };
        };
        responses: {
            /** @description Signed in; the session cookie is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    logoutByLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out; redirects to /home. */
            303: {
                headers: {
                    /** @description The address of /home, directly or by way of the provider. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Internal"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "jane.doe@example.com",
                 *       "firstName": "Jane",
                 *       "lastName": "Doe",
                 *       "phoneNumber": "+442071234567",
                 *       "company": "Example Ltd",
                 *       "country": "GB",
                 *       "question": "What was the name of your first school?",
                 *       "answer": "Saint Mary",
                 *       "termsVersion": "1",
                 *       "venueRegisters": [
                 *         {
                 *           "venueId": 1,
                 *           "isRealOrders": false,
                 *           "isRealTraders": false,
                 *           "isDelayedOrders": true,
                 *           "isDelayedTraders": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Registered. A price above 0 is due before live data is shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "UserID": "u-5f1c2b",
                     *       "Price": 0,
                     *       "StartDate": "2026-04-01",
                     *       "EndDate": "2027-03-31"
                     *     }
                     */
                    "application/json": components["schemas"]["RegisterAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordRestore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Email": "jane.doe@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["RestoreRequest"];
            };
        };
        responses: {
            /** @description If the address is known, an e-mail is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecurityQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the e-mailed link. A damaged one gets the same answer as one that has ended.
                 * @example Zk3vT0q9
                 */
                token: components["parameters"]["RestoreToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Question": "What was the name of your first school?"
                     *     }
                     */
                    "application/json": components["schemas"]["SecurityQuestion"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    restorePassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the e-mailed link. A damaged one gets the same answer as one that has ended.
                 * @example Zk3vT0q9
                 */
                token: components["parameters"]["RestoreToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Answer": "Saint Mary",
                 *       "Password": "Horizon2026"
                 *     }
                 */
                "application/json": components["schemas"]["RestorePasswordRequest"];
            };
        };
        responses: {
            /** @description The new password is set. Only the holder of the link learns whose login it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Email": "jane.doe@example.com"
                     *     }
                     */
                    "application/json": components["schemas"]["RestoredPassword"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "CurrentPassword": "Sunrise2026",
                 *       "NewPassword": "Horizon2026"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "FirstName": "Jane",
                     *       "LastName": "Doe",
                     *       "Email": "jane.doe@example.com",
                     *       "Phone": "+442071234567",
                     *       "Company": null,
                     *       "TaxNumber": null,
                     *       "Country": "GB"
                     *     }
                     */
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "FirstName": "Jane",
                 *       "LastName": "Doe",
                 *       "Email": "jane.doe@example.com",
                 *       "Phone": "+442071234567",
                 *       "Company": "Example Ltd",
                 *       "Country": "GB"
                 *     }
                 */
                "application/json": components["schemas"]["SetUserDetailsRequest"];
            };
        };
        responses: {
            /** @description The details as stored now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "FirstName": "Jane",
                     *       "LastName": "Doe",
                     *       "Email": "jane.doe@example.com",
                     *       "Phone": "+442071234567",
                     *       "Company": "Example Ltd",
                     *       "TaxNumber": null,
                     *       "Country": "GB"
                     *     }
                     */
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportUserDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account, as a file to save. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ExportedAt": "2026-11-20T14:32:07.123456Z",
                     *       "Account": {
                     *         "UserID": "7c1f7a52-6a3f-4d8e-9a55-0d1a5b8f9a10",
                     *         "Pseudonym": "1d0c6c1e-5a0e-4f54-9d0c-3f0a8d3c2b11",
                     *         "Email": "jane.doe@example.com",
                     *         "RegisteredAt": "2026-11-20T14:30:00.000000Z",
                     *         "Country": "GB",
                     *         "TaxNumber": null,
                     *         "TermsVersion": "1",
                     *         "ClosesOn": null,
                     *         "FactorEndsOn": null
                     *       },
                     *       "Profile": {
                     *         "login": "jane.doe@example.com",
                     *         "email": "jane.doe@example.com",
                     *         "firstName": "Jane",
                     *         "lastName": "Doe",
                     *         "primaryPhone": "+442071234567",
                     *         "countryCode": "GB"
                     *       },
                     *       "SignIn": {
                     *         "SecurityQuestion": "What was the name of your first school?",
                     *         "PasswordChangedAt": "2026-11-20T14:31:00.000000Z"
                     *       },
                     *       "Subscription": {
                     *         "StartsOn": "2026-12-01",
                     *         "EndsOn": "2027-11-30",
                     *         "MonthlyFee": 0,
                     *         "AutoRenewal": true,
                     *         "TerminatedOn": null,
                     *         "Venues": [
                     *           {
                     *             "MIC": "ICPM",
                     *             "IsRealOrders": false,
                     *             "IsRealTraders": false,
                     *             "IsDelayedOrders": true,
                     *             "IsDelayedTraders": true
                     *           }
                     *         ],
                     *         "Terms": [
                     *           {
                     *             "OrderID": null,
                     *             "StartsOn": "2026-12-01",
                     *             "EndsOn": "2027-11-30",
                     *             "EndedOn": null
                     *           }
                     *         ],
                     *         "PaidFlags": []
                     *       },
                     *       "Entitlements": [],
                     *       "Orders": [],
                     *       "Invoices": [],
                     *       "Notices": [],
                     *       "Sessions": [
                     *         {
                     *           "StartedAt": "2026-11-20T14:32:00.000000Z",
                     *           "LastSeenAt": "2026-11-20T14:32:00.000000Z",
                     *           "IsThisOne": true,
                     *           "Browser": "Firefox on Windows"
                     *         }
                     *       ],
                     *       "TrustedBrowsers": [],
                     *       "Events": [
                     *         {
                     *           "At": "2026-11-20T14:32:00.000000Z",
                     *           "Kind": "signed-in",
                     *           "About": null,
                     *           "Browser": "Firefox on Windows"
                     *         }
                     *       ],
                     *       "ApiKeys": [],
                     *       "SavedViews": [],
                     *       "Watchlist": [],
                     *       "Alerts": [],
                     *       "AlertMails": [],
                     *       "EntitlementChanges": [
                     *         {
                     *           "At": "2026-11-20T14:30:00.000000Z",
                     *           "Entitlement": "delayed",
                     *           "MIC": "ICPM",
                     *           "DataType": "order",
                     *           "Change": "gained",
                     *           "StartsOn": null,
                     *           "EndsOn": null,
                     *           "OrderID": null,
                     *           "Cause": "the registration"
                     *         }
                     *       ],
                     *       "LiveReads": [
                     *         {
                     *           "Day": "2026-12-02",
                     *           "MIC": "ICPM",
                     *           "DataType": "order",
                     *           "IsByKey": false,
                     *           "Reads": 12
                     *         }
                     *       ],
                     *       "FailedRequests": [],
                     *       "RestoreLinks": [],
                     *       "MailWaiting": []
                     *     }
                     */
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Sunrise2026"
                 *     }
                 */
                "application/json": components["schemas"]["SessionConfirmation"];
            };
        };
        responses: {
            /** @description It is proved */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second factor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isOn": true,
                     *       "since": "2026-11-20T14:32:07.123000Z",
                     *       "settings": null
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Sunrise2026"
                 *     }
                 */
                "application/json": components["schemas"]["FactorBeginning"];
            };
        };
        responses: {
            /** @description What the app needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b1e6b0e-58a5-4c3c-a4c5-0a7ce0a6cf8e",
                     *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *       "address": "otpauth://totp/Daylight:analyst%40daylight.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Daylight",
                     *       "recoveryCodes": [
                     *         "ABCD-EFGH-JKLM-NPQR-STUV"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NewFactor"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    activateFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "5b1e6b0e-58a5-4c3c-a4c5-0a7ce0a6cf8e",
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["FactorActivation"];
            };
        };
        responses: {
            /** @description It is on. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Sunrise2026",
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["FactorRemoval"];
            };
        };
        responses: {
            /** @description There is none any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountClosing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "closesOn": null,
                     *       "wouldCloseOn": "2026-11-27",
                     *       "subscribedUntil": "2027-03-31"
                     *     }
                     */
                    "application/json": components["schemas"]["AccountClosing"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It will be closed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It stays. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccountEvents: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                before?: components["schemas"]["AccountEventId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": [
                     *         {
                     *           "id": "4711",
                     *           "at": "2026-11-20T14:32:07.123456Z",
                     *           "kind": "signed-in",
                     *           "about": null,
                     *           "browser": "Firefox on Windows"
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["AccountEventList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessions and browsers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessions": [
                     *         {
                     *           "id": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "browser": "Firefox on Windows",
                     *           "startedAt": "2026-11-20T14:32:07.123456Z",
                     *           "lastSeenAt": "2026-11-20T14:58:40.000000Z",
                     *           "isThisOne": true
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "browsers": [
                     *         {
                     *           "id": "0b6f8f5e-9f0a-4a9e-8d5e-2f1f6b1c7a31",
                     *           "browser": "Firefox on Windows",
                     *           "trustedSince": "2026-10-02T09:00:00.000000Z",
                     *           "lastSignInAt": "2026-11-20T14:32:07.123456Z",
                     *           "isThisOne": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                 *     }
                 */
                "application/json": components["schemas"]["EndedSession"];
            };
        };
        responses: {
            /** @description It has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgetBrowser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b6f8f5e-9f0a-4a9e-8d5e-2f1f6b1c7a31"
                 *     }
                 */
                "application/json": components["schemas"]["ForgottenBrowser"];
            };
        };
        responses: {
            /** @description It is forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keys": [
                     *         {
                     *           "id": "8f3a5c0d91be",
                     *           "name": "Nightly report",
                     *           "createdAt": "2026-11-20T14:32:07.123456Z",
                     *           "expiresAt": "2027-02-18T14:32:07.123456Z",
                     *           "lastUsedAt": "2026-11-21T02:00:11.000000Z",
                     *           "state": "active"
                     *         }
                     *       ],
                     *       "usage": [
                     *         {
                     *           "day": "2026-11-21",
                     *           "requests": 60,
                     *           "rows": 6000,
                     *           "keys": [
                     *             {
                     *               "id": "8f3a5c0d91be",
                     *               "requests": 48,
                     *               "rows": 4800
                     *             },
                     *             {
                     *               "id": "0c1d2e3f4a5b",
                     *               "requests": 12,
                     *               "rows": 1200
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "callsPerMinute": 600,
                     *       "today": "2026-11-21"
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nightly report",
                 *       "days": 90
                 *     }
                 */
                "application/json": components["schemas"]["NewApiKey"];
            };
        };
        responses: {
            /** @description The key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "text": "daylight_8f3a5c0d91be_…",
                     *       "key": {
                     *         "id": "8f3a5c0d91be",
                     *         "name": "Nightly report",
                     *         "createdAt": "2026-11-20T14:32:07.123456Z",
                     *         "expiresAt": "2027-02-18T14:32:07.123456Z",
                     *         "lastUsedAt": null,
                     *         "state": "active"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MadeApiKey"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "8f3a5c0d91be"
                 *     }
                 */
                "application/json": components["schemas"]["RevokedApiKey"];
            };
        };
        responses: {
            /** @description The key is revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "views": [
                     *         {
                     *           "id": "0b6f8f5e-9f0a-4a9e-8d5e-2f1f6b1c7a31",
                     *           "name": "Large gilt trades",
                     *           "selection": {
                     *             "datatype": "trade",
                     *             "tv": "ICPM",
                     *             "assetclass": "Bonds",
                     *             "subassetclass": "Sovereign bonds",
                     *             "instrument": "GB00BMBL1D50",
                     *             "instrumentmic": "IMRD",
                     *             "ordertype": "Trades",
                     *             "filter": {
                     *               "sizefrom": "1000000"
                     *             }
                     *           },
                     *           "savedAt": "2026-11-20T14:32:07.123456Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SavedViewList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b6f8f5e-9f0a-4a9e-8d5e-2f1f6b1c7a31",
                 *       "name": "Large gilt trades",
                 *       "selection": {
                 *         "datatype": "trade",
                 *         "tv": "ICPM",
                 *         "assetclass": "Bonds",
                 *         "subassetclass": "Sovereign bonds",
                 *         "instrument": "GB00BMBL1D50",
                 *         "instrumentmic": "IMRD",
                 *         "ordertype": "Trades",
                 *         "filter": {
                 *           "sizefrom": "1000000"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SaveView"];
            };
        };
        responses: {
            /** @description The view as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b6f8f5e-9f0a-4a9e-8d5e-2f1f6b1c7a31",
                     *       "name": "Large gilt trades",
                     *       "selection": {
                     *         "datatype": "trade",
                     *         "tv": "ICPM",
                     *         "assetclass": "Bonds",
                     *         "subassetclass": "Sovereign bonds",
                     *         "instrument": "GB00BMBL1D50",
                     *         "instrumentmic": "IMRD",
                     *         "ordertype": "Trades",
                     *         "filter": {
                     *           "sizefrom": "1000000"
                     *         }
                     *       },
                     *       "savedAt": "2026-11-20T14:32:07.123456Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b6f8f5e-9f0a-4a9e-8d5e-2f1f6b1c7a31",
                 *       "name": "Gilts"
                 *     }
                 */
                "application/json": components["schemas"]["RenameView"];
            };
        };
        responses: {
            /** @description The view as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b6f8f5e-9f0a-4a9e-8d5e-2f1f6b1c7a31",
                     *       "name": "Gilts",
                     *       "selection": {
                     *         "datatype": "trade",
                     *         "tv": "ICPM",
                     *         "assetclass": "Bonds",
                     *         "subassetclass": "Sovereign bonds",
                     *         "instrument": "GB00BMBL1D50",
                     *         "instrumentmic": "IMRD",
                     *         "ordertype": "Trades",
                     *         "filter": {
                     *           "sizefrom": "1000000"
                     *         }
                     *       },
                     *       "savedAt": "2026-11-20T14:32:07.123456Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0b6f8f5e-9f0a-4a9e-8d5e-2f1f6b1c7a31"
                 *     }
                 */
                "application/json": components["schemas"]["RemoveView"];
            };
        };
        responses: {
            /** @description The view no longer exists. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWatchlist: {
        parameters: {
            query?: {
                /**
                 * @description `figures` adds the figures of each instrument.
                 * @example figures
                 */
                with?: "figures";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instruments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "AsOf": "2026-11-20T14:17:07.000000Z",
                     *       "Instruments": [
                     *         {
                     *           "InstrumentID": "GB00BH4HKS39",
                     *           "InstrumentIDType": "ISIN",
                     *           "InstrumentDescription": "VODAFONE GROUP PLC ORD",
                     *           "AssetClass": "Equity & Equity-like",
                     *           "SubAssetClass": "Shares",
                     *           "Currency": "GBP",
                     *           "WatchedSince": "2026-11-19T09:12:44.123456Z",
                     *           "Figures": {
                     *             "Day": "2026-11-20",
                     *             "PriceUnits": [
                     *               "GBP"
                     *             ],
                     *             "Last": "72.12",
                     *             "Change": "0.04",
                     *             "Lasts": [
                     *               {
                     *                 "Day": "2026-11-19",
                     *                 "Last": "72.08"
                     *               },
                     *               {
                     *                 "Day": "2026-11-20",
                     *                 "Last": "72.12"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Watchlist"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    watchInstrument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "instrument": "GB00BH4HKS39"
                 *     }
                 */
                "application/json": components["schemas"]["WatchedInstrumentCode"];
            };
        };
        responses: {
            /** @description The instrument is watched. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unwatchInstrument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "instrument": "GB00BH4HKS39"
                 *     }
                 */
                "application/json": components["schemas"]["WatchedInstrumentCode"];
            };
        };
        responses: {
            /** @description The instrument is not watched. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alerts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "alerts": [
                     *         {
                     *           "id": "5b1c9a64-7d0e-4b7b-9b0a-3a8f6c2e4d15",
                     *           "viewId": "0b6f8f5e-9f0a-4a9e-8d5e-2f1f6b1c7a31",
                     *           "condition": {
                     *             "kind": "priceUp",
                     *             "side": "price",
                     *             "value": "101.25"
                     *           },
                     *           "byMail": true,
                     *           "state": "on",
                     *           "madeAt": "2026-11-20T14:32:07.123456Z"
                     *         }
                     *       ],
                     *       "events": [
                     *         {
                     *           "id": "17",
                     *           "alertId": "5b1c9a64-7d0e-4b7b-9b0a-3a8f6c2e4d15",
                     *           "happenedAt": "2026-11-20T14:40:00.104000Z",
                     *           "kind": "met",
                     *           "found": 1,
                     *           "rows": [
                     *             {
                     *               "id": "4711",
                     *               "published": "2026-11-20T14:39:59.900000Z",
                     *               "price": "101.30",
                     *               "size": "250000",
                     *               "currency": "GBP",
                     *               "before": "101.20"
                     *             }
                     *           ],
                     *           "silence": null,
                     *           "isRead": false
                     *         }
                     *       ],
                     *       "unread": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AlertList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "5b1c9a64-7d0e-4b7b-9b0a-3a8f6c2e4d15",
                 *       "viewId": "0b6f8f5e-9f0a-4a9e-8d5e-2f1f6b1c7a31",
                 *       "condition": {
                 *         "kind": "priceUp",
                 *         "side": "price",
                 *         "value": "101.25"
                 *       },
                 *       "byMail": true
                 *     }
                 */
                "application/json": components["schemas"]["SaveAlert"];
            };
        };
        responses: {
            /** @description The alert as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b1c9a64-7d0e-4b7b-9b0a-3a8f6c2e4d15",
                     *       "viewId": "0b6f8f5e-9f0a-4a9e-8d5e-2f1f6b1c7a31",
                     *       "condition": {
                     *         "kind": "priceUp",
                     *         "side": "price",
                     *         "value": "101.25"
                     *       },
                     *       "byMail": true,
                     *       "state": "on",
                     *       "madeAt": "2026-11-20T14:32:07.123456Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ViewAlert"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unread": 1
                     *     }
                     */
                    "application/json": components["schemas"]["UnreadAlerts"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    switchAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "5b1c9a64-7d0e-4b7b-9b0a-3a8f6c2e4d15",
                 *       "isOn": false
                 *     }
                 */
                "application/json": components["schemas"]["SwitchAlert"];
            };
        };
        responses: {
            /** @description The alert as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b1c9a64-7d0e-4b7b-9b0a-3a8f6c2e4d15",
                     *       "viewId": "0b6f8f5e-9f0a-4a9e-8d5e-2f1f6b1c7a31",
                     *       "condition": {
                     *         "kind": "priceUp",
                     *         "side": "price",
                     *         "value": "101.25"
                     *       },
                     *       "byMail": true,
                     *       "state": "off",
                     *       "madeAt": "2026-11-20T14:32:07.123456Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ViewAlert"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "5b1c9a64-7d0e-4b7b-9b0a-3a8f6c2e4d15"
                 *     }
                 */
                "application/json": components["schemas"]["SendTestMail"];
            };
        };
        responses: {
            /** @description The mail is queued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sentTo": "analyst@daylight.example"
                     *     }
                     */
                    "application/json": components["schemas"]["TestMailSent"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "5b1c9a64-7d0e-4b7b-9b0a-3a8f6c2e4d15"
                 *     }
                 */
                "application/json": components["schemas"]["RemoveAlert"];
            };
        };
        responses: {
            /** @description The alert no longer exists. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "upTo": "17"
                 *     }
                 */
                "application/json": components["schemas"]["ReadAlerts"];
            };
        };
        responses: {
            /** @description The events are marked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTradingVenues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venues. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tradingVenues": [
                     *         {
                     *           "TradingVenueID": 1,
                     *           "Name": "TP ICAP UK MTF",
                     *           "Type": "MTF",
                     *           "MIC": "ICPM",
                     *           "TradingVenueGroupID": 1,
                     *           "HasTrades": true,
                     *           "HasOrders": true
                     *         }
                     *       ],
                     *       "CostPerVenue": 25
                     *     }
                     */
                    "application/json": components["schemas"]["TradingVenuesList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVenue: {
        parameters: {
            query?: {
                /**
                 * @description The year whose days are wanted; without it, that of today.
                 * @example 2026
                 */
                year?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The trading venue's MIC.
                 * @example TPIC
                 */
                mic: components["schemas"]["Mic"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "venue": "TPIC",
                     *       "venueName": "TP ICAP EU - MTF",
                     *       "type": "MTF",
                     *       "group": 2,
                     *       "legalEntity": null,
                     *       "lei": "213800R54EFFINMY1P02",
                     *       "country": "FR",
                     *       "city": "PARIS",
                     *       "segments": [
                     *         {
                     *           "mic": "LNFI",
                     *           "operatingMic": "TPIC",
                     *           "name": "Fixed income"
                     *         }
                     *       ],
                     *       "orders": true,
                     *       "trades": true,
                     *       "assetClasses": [
                     *         "Bonds"
                     *       ],
                     *       "orderTypes": [
                     *         "Request for quote"
                     *       ],
                     *       "asOf": "2026-11-20T09:45:00Z",
                     *       "timeZone": "Europe/Paris",
                     *       "state": {
                     *         "isOpen": true,
                     *         "changesAt": "2026-11-20T17:00:00Z"
                     *       },
                     *       "hours": [
                     *         {
                     *           "from": "2026-11-20T07:00:00Z",
                     *           "to": "2026-11-20T17:00:00Z"
                     *         }
                     *       ],
                     *       "silences": [
                     *         {
                     *           "segment": "LNFI",
                     *           "dataType": "order",
                     *           "since": "2026-11-20T08:12:00Z",
                     *           "expectedEvery": 15
                     *         }
                     *       ],
                     *       "today": [
                     *         {
                     *           "segment": "LNFI",
                     *           "dataType": "trade",
                     *           "rows": 48,
                     *           "usualRows": 131,
                     *           "lastMinute": "2026-11-20T09:41:00Z",
                     *           "minutes": [
                     *             0,
                     *             0,
                     *             7
                     *           ],
                     *           "usualMinutes": [
                     *             0,
                     *             0.4,
                     *             6
                     *           ]
                     *         }
                     *       ],
                     *       "firstYear": 2024,
                     *       "year": 2026,
                     *       "days": [
                     *         {
                     *           "day": "2026-11-19",
                     *           "hours": [
                     *             {
                     *               "from": "2026-11-19T07:00:00Z",
                     *               "to": "2026-11-19T17:00:00Z"
                     *             }
                     *           ],
                     *           "orders": null,
                     *           "trades": {
                     *             "condition": "available",
                     *             "reasons": [],
                     *             "rows": 1204,
                     *             "changedAt": "2026-11-19T17:00:02Z"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VenueFacts"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    findPublicInstruments: {
        parameters: {
            query: {
                /**
                 * @description The text to search for, ignoring case.
                 * @example vodafone
                 */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instruments found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Instruments": [
                     *         {
                     *           "InstrumentID": "GB00BH4HKS39",
                     *           "InstrumentDescription": "VODAFONE GROUP PLC ORD",
                     *           "AssetClass": "Equity & Equity-like",
                     *           "TradingVenues": [
                     *             "TP ICAP UK MTF"
                     *           ]
                     *         }
                     *       ],
                     *       "More": false
                     *     }
                     */
                    "application/json": components["schemas"]["PublicInstruments"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicTrades: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last trades and the venues. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "asOf": "2026-11-20T09:45:00Z",
                     *       "trades": [
                     *         {
                     *           "publishedAt": "2026-11-20T09:44:51.123456Z",
                     *           "kind": "New",
                     *           "instrument": "FR0000120271",
                     *           "description": "Aubrac Industries 3.125% 2031",
                     *           "venue": "TPIC",
                     *           "segment": "LNFI",
                     *           "price": "98.125",
                     *           "priceUnit": "PERC",
                     *           "quantity": "1000000",
                     *           "flags": [
                     *             "LRGS"
                     *           ]
                     *         }
                     *       ],
                     *       "venues": [
                     *         {
                     *           "venue": "TPIC",
                     *           "venueName": "TP ICAP EU - MTF",
                     *           "type": "MTF",
                     *           "state": {
                     *             "isOpen": true,
                     *             "changesAt": "2026-11-20T17:00:00Z"
                     *           },
                     *           "silences": [],
                     *           "lastTrade": "2026-11-20T09:44:00Z",
                     *           "trades": 48,
                     *           "usualTrades": 131
                     *         }
                     *       ],
                     *       "files": [
                     *         {
                     *           "day": "2026-11-19",
                     *           "dataType": "trade",
                     *           "venues": 13,
                     *           "bytes": 4100000
                     *         }
                     *       ],
                     *       "reports": [
                     *         {
                     *           "type": "TV",
                     *           "date": "2026-09-30",
                     *           "publishers": 13
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublicTrades"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeedVenues: {
        parameters: {
            query: {
                /**
                 * @description Orders before the trade, or trades after it.
                 * @example order
                 */
                datatype: components["parameters"]["DataType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venues. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tvlist": [
                     *         {
                     *           "MIC": "ICPM",
                     *           "Name": "TP ICAP UK MTF"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FeedVenueList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeedAssetClasses: {
        parameters: {
            query: {
                /**
                 * @description Orders before the trade, or trades after it.
                 * @example order
                 */
                datatype: components["parameters"]["DataType"];
                /**
                 * @description The trading venue's MIC.
                 * @example ICPM
                 */
                tv: components["parameters"]["TradingVenue"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asset classes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "assetclasslist": [
                     *         "Bonds",
                     *         "Equity & Equity-like"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FeedAssetClassList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeedSubAssetClasses: {
        parameters: {
            query: {
                /**
                 * @description Orders before the trade, or trades after it.
                 * @example order
                 */
                datatype: components["parameters"]["DataType"];
                /**
                 * @description The trading venue's MIC.
                 * @example ICPM
                 */
                tv: components["parameters"]["TradingVenue"];
                /**
                 * @description The asset class, as in the list.
                 * @example Equity & Equity-like
                 */
                assetclass: components["parameters"]["AssetClass"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sub-asset classes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "subassetclasslist": [
                     *         "Shares"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FeedSubAssetClassList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeedInstruments: {
        parameters: {
            query: {
                /**
                 * @description Orders before the trade, or trades after it.
                 * @example order
                 */
                datatype: components["parameters"]["DataType"];
                /**
                 * @description The trading venue's MIC.
                 * @example ICPM
                 */
                tv: components["parameters"]["TradingVenue"];
                /**
                 * @description The asset class, as in the list.
                 * @example Equity & Equity-like
                 */
                assetclass: components["parameters"]["AssetClass"];
                /**
                 * @description The sub-asset class, as in the list.
                 * @example Shares
                 */
                subassetclass: components["parameters"]["SubAssetClass"];
                /** @description Part of an identification or description, ignoring case. */
                q?: string;
                /**
                 * @description Maximum number of rows.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `Next`. Do not construct it yourself. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instruments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "instrumentlist": [
                     *         {
                     *           "InstrumentID": "GB00BH4HKS39",
                     *           "InstrumentDescription": "VODAFONE GROUP PLC ORD"
                     *         }
                     *       ],
                     *       "Total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FeedInstrumentList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    findInstruments: {
        parameters: {
            query: {
                /**
                 * @description The text to search for, ignoring case.
                 * @example vodafone
                 */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instruments found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Instruments": [
                     *         {
                     *           "InstrumentID": "GB00BH4HKS39",
                     *           "InstrumentDescription": "VODAFONE GROUP PLC ORD",
                     *           "AssetClass": "Equity & Equity-like",
                     *           "SubAssetClass": "Shares",
                     *           "LastPrice": {
                     *             "Price": "71.34",
                     *             "PriceUnit": "GBP",
                     *             "PublicationDate": "2026-11-20T14:10:01.000000Z"
                     *           },
                     *           "Places": [
                     *             {
                     *               "DataType": "trade",
                     *               "VenueMIC": "ICPM",
                     *               "TradingVenue": "TP ICAP UK MTF",
                     *               "SegmentMIC": "IMCE",
                     *               "OrderType": "Trades",
                     *               "LastPublicationDate": "2026-11-20T14:10:01.000000Z"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "More": false
                     *     }
                     */
                    "application/json": components["schemas"]["FoundInstruments"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeedSegments: {
        parameters: {
            query: {
                /**
                 * @description Orders before the trade, or trades after it.
                 * @example order
                 */
                datatype: components["parameters"]["DataType"];
                /**
                 * @description The trading venue's MIC.
                 * @example ICPM
                 */
                tv: components["parameters"]["TradingVenue"];
                /**
                 * @description The asset class, as in the list.
                 * @example Equity & Equity-like
                 */
                assetclass: components["parameters"]["AssetClass"];
                /**
                 * @description The sub-asset class, as in the list.
                 * @example Shares
                 */
                subassetclass: components["parameters"]["SubAssetClass"];
                /**
                 * @description The instrument's identification.
                 * @example GB00BH4HKS39
                 */
                instrument: components["parameters"]["Instrument"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The segment MICs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "miclist": [
                     *         "IMCE"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FeedSegmentList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeedOrderTypes: {
        parameters: {
            query: {
                /**
                 * @description Orders before the trade, or trades after it.
                 * @example order
                 */
                datatype: components["parameters"]["DataType"];
                /**
                 * @description The trading venue's MIC.
                 * @example ICPM
                 */
                tv: components["parameters"]["TradingVenue"];
                /**
                 * @description The asset class, as in the list.
                 * @example Equity & Equity-like
                 */
                assetclass: components["parameters"]["AssetClass"];
                /**
                 * @description The sub-asset class, as in the list.
                 * @example Shares
                 */
                subassetclass: components["parameters"]["SubAssetClass"];
                /**
                 * @description The instrument's identification.
                 * @example GB00BH4HKS39
                 */
                instrument: components["parameters"]["Instrument"];
                /** @description The segment MIC. */
                instrumentmic: components["schemas"]["Mic"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ordertypelist": [
                     *         "Order book",
                     *         "Request for quote"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FeedOrderTypeList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFeedData: {
        parameters: {
            query: {
                /**
                 * @description Orders before the trade, or trades after it.
                 * @example order
                 */
                datatype: components["parameters"]["DataType"];
                /**
                 * @description The trading venue's MIC.
                 * @example ICPM
                 */
                tv: components["parameters"]["TradingVenue"];
                /**
                 * @description The asset class, as in the list.
                 * @example Equity & Equity-like
                 */
                assetclass: components["parameters"]["AssetClass"];
                /**
                 * @description The sub-asset class, as in the list.
                 * @example Shares
                 */
                subassetclass: components["parameters"]["SubAssetClass"];
                /**
                 * @description The instrument's identification.
                 * @example GB00BH4HKS39
                 */
                instrument: components["parameters"]["Instrument"];
                /** @description The segment MIC. May be left out when there is exactly one. */
                instrumentmic?: components["parameters"]["Segment"];
                /** @description The order type, as the list names it. May be left out when there is exactly one. */
                ordertype?: components["parameters"]["OrderType"];
                /**
                 * @description Rows published at this time or later, UTC; a day or a minute means its start.
                 * @example 2026-11-20T14:30Z
                 */
                from?: components["parameters"]["PublishedFrom"];
                /**
                 * @description Rows published at this time or before, UTC; a day or a minute means its end.
                 * @example 2026-11-20T14:30Z
                 */
                to?: components["parameters"]["PublishedTo"];
                /**
                 * @description Rows with this price or more. A row with two sides matches if price and quantity of either side do.
                 * @example 101.25
                 */
                pricefrom?: components["parameters"]["PriceFrom"];
                /**
                 * @description Rows with this price or less.
                 * @example 101.25
                 */
                priceto?: components["parameters"]["PriceTo"];
                /**
                 * @description Rows with this quantity or more.
                 * @example 1000000
                 */
                sizefrom?: components["parameters"]["SizeFrom"];
                /**
                 * @description Rows with this quantity or less.
                 * @example 1000000
                 */
                sizeto?: components["parameters"]["SizeTo"];
                /**
                 * @description Trades with at least one of these flags, separated by commas.
                 * @example LRGS,ILQD
                 */
                flags?: components["parameters"]["Flags"];
                /**
                 * @description `hide` leaves out cancellations and the trades that a cancellation or an amendment voids; `only` shows only these.
                 * @example hide
                 */
                cancelled?: components["parameters"]["CancelledRows"];
                /**
                 * @description Maximum number of rows.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `Next`. Do not construct it yourself. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The `ETag` of what the caller has. If it has not changed, the answer is a 304 without a body. What is no ETag is ignored. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The header of the instrument and a page of rows, whose shape follows the view type. */
            200: {
                headers: {
                    /** @description Identifies this page; it changes when any row of the view is added or becomes visible. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedData"];
                };
            };
            /** @description The page has not changed. */
            304: {
                headers: {
                    /** @description Identifies this page; it changes when any row of the view is added or becomes visible. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFeedRow: {
        parameters: {
            query: {
                /**
                 * @description Orders before the trade, or trades after it.
                 * @example order
                 */
                datatype: components["parameters"]["DataType"];
                /**
                 * @description The trading venue's MIC.
                 * @example ICPM
                 */
                tv: components["parameters"]["TradingVenue"];
                /**
                 * @description The asset class, as in the list.
                 * @example Equity & Equity-like
                 */
                assetclass: components["parameters"]["AssetClass"];
                /**
                 * @description The sub-asset class, as in the list.
                 * @example Shares
                 */
                subassetclass: components["parameters"]["SubAssetClass"];
                /**
                 * @description The instrument's identification.
                 * @example GB00BH4HKS39
                 */
                instrument: components["parameters"]["Instrument"];
                /** @description The segment MIC. May be left out when there is exactly one. */
                instrumentmic?: components["parameters"]["Segment"];
                /** @description The order type, as the list names it. May be left out when there is exactly one. */
                ordertype?: components["parameters"]["OrderType"];
                /**
                 * @description The row's id.
                 * @example 812
                 */
                row: string;
                /**
                 * @description When the row was published, with all digits.
                 * @example 2026-11-20T14:17:07.123456Z
                 */
                published: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The row and, for a trade, the other reports of its transaction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "DataType": "order",
                     *       "AssetClass": "Bonds",
                     *       "SubAssetClass": "Sovereign bonds",
                     *       "InstrumentID": "GB00BMBL1D50",
                     *       "InstrumentDescription": "UKT 0 1/2 10/22/61",
                     *       "VenueMIC": "IMRD",
                     *       "VenueLocation": "UK",
                     *       "IsDelayed": true,
                     *       "Reports": [
                     *         {
                     *           "id": "812",
                     *           "Step": null,
                     *           "State": null,
                     *           "By": null,
                     *           "PublicationDate": "2026-11-20T14:17:07.123456Z",
                     *           "Fields": {
                     *             "system": "RFQ",
                     *             "level": 1,
                     *             "date": "2026-11-20T14:17:07.123456Z",
                     *             "price": "98.125",
                     *             "aggrVol": "2500000"
                     *           },
                     *           "Source": {
                     *             "File": "orders-1417.csv",
                     *             "Line": 42,
                     *             "TakenAt": "2026-11-20T14:17:09.000000Z",
                     *             "IsTakenBack": false
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FeedRowDetails"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamFeedData: {
        parameters: {
            query: {
                /**
                 * @description Orders before the trade, or trades after it.
                 * @example order
                 */
                datatype: components["parameters"]["DataType"];
                /**
                 * @description The trading venue's MIC.
                 * @example ICPM
                 */
                tv: components["parameters"]["TradingVenue"];
                /**
                 * @description The asset class, as in the list.
                 * @example Equity & Equity-like
                 */
                assetclass: components["parameters"]["AssetClass"];
                /**
                 * @description The sub-asset class, as in the list.
                 * @example Shares
                 */
                subassetclass: components["parameters"]["SubAssetClass"];
                /**
                 * @description The instrument's identification.
                 * @example GB00BH4HKS39
                 */
                instrument: components["parameters"]["Instrument"];
                /** @description The segment MIC. May be left out when there is exactly one. */
                instrumentmic?: components["parameters"]["Segment"];
                /** @description The order type, as the list names it. May be left out when there is exactly one. */
                ordertype?: components["parameters"]["OrderType"];
                /**
                 * @description Rows published at this time or later, UTC; a day or a minute means its start.
                 * @example 2026-11-20T14:30Z
                 */
                from?: components["parameters"]["PublishedFrom"];
                /**
                 * @description Rows published at this time or before, UTC; a day or a minute means its end.
                 * @example 2026-11-20T14:30Z
                 */
                to?: components["parameters"]["PublishedTo"];
                /**
                 * @description Rows with this price or more. A row with two sides matches if price and quantity of either side do.
                 * @example 101.25
                 */
                pricefrom?: components["parameters"]["PriceFrom"];
                /**
                 * @description Rows with this price or less.
                 * @example 101.25
                 */
                priceto?: components["parameters"]["PriceTo"];
                /**
                 * @description Rows with this quantity or more.
                 * @example 1000000
                 */
                sizefrom?: components["parameters"]["SizeFrom"];
                /**
                 * @description Rows with this quantity or less.
                 * @example 1000000
                 */
                sizeto?: components["parameters"]["SizeTo"];
                /**
                 * @description Trades with at least one of these flags, separated by commas.
                 * @example LRGS,ILQD
                 */
                flags?: components["parameters"]["Flags"];
                /**
                 * @description `hide` leaves out cancellations and the trades that a cancellation or an amendment voids; `only` shows only these.
                 * @example hide
                 */
                cancelled?: components["parameters"]["CancelledRows"];
                /** @description A position to continue from, such as that of the rows already shown. */
                position?: components["schemas"]["FeedPosition"];
                /** @description Whether the answer ends with what is new by now. To be asked again from its last position. */
                once?: boolean;
            };
            header?: {
                /** @description The id of the last event that was received before the connection was lost. One that is not a position of this stream gets a 400, because rows would be missed without a word otherwise. */
                "Last-Event-ID"?: components["schemas"]["FeedPosition"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, until either side ends it; with `once`, those of now. */
            200: {
                headers: {
                    /** @description Tells proxies to forward each event at once. */
                    "X-Accel-Buffering"?: "no";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example retry: 3000
                     *
                     *     id: Zm9v
                     *     event: rows
                     *     data: {"rows":[{"id":"812","date":"2026-11-20T14:17:07.123456Z","price":"98.125","aggrVol":"2500000"}],"changed":[],"skipped":0,"newest":"2026-11-20T14:17:07.123456Z"}
                     *
                     *     event: ended
                     *     data: {"reason":"keyRevoked"}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportFeedData: {
        parameters: {
            query: {
                /**
                 * @description Orders before the trade, or trades after it.
                 * @example order
                 */
                datatype: components["parameters"]["DataType"];
                /**
                 * @description The trading venue's MIC.
                 * @example ICPM
                 */
                tv: components["parameters"]["TradingVenue"];
                /**
                 * @description The asset class, as in the list.
                 * @example Equity & Equity-like
                 */
                assetclass: components["parameters"]["AssetClass"];
                /**
                 * @description The sub-asset class, as in the list.
                 * @example Shares
                 */
                subassetclass: components["parameters"]["SubAssetClass"];
                /**
                 * @description The instrument's identification.
                 * @example GB00BH4HKS39
                 */
                instrument: components["parameters"]["Instrument"];
                /** @description The segment MIC. May be left out when there is exactly one. */
                instrumentmic?: components["parameters"]["Segment"];
                /** @description The order type, as the list names it. May be left out when there is exactly one. */
                ordertype?: components["parameters"]["OrderType"];
                /**
                 * @description Rows published at this time or later, UTC; a day or a minute means its start.
                 * @example 2026-11-20T14:30Z
                 */
                from?: components["parameters"]["PublishedFrom"];
                /**
                 * @description Rows published at this time or before, UTC; a day or a minute means its end.
                 * @example 2026-11-20T14:30Z
                 */
                to?: components["parameters"]["PublishedTo"];
                /**
                 * @description Rows with this price or more. A row with two sides matches if price and quantity of either side do.
                 * @example 101.25
                 */
                pricefrom?: components["parameters"]["PriceFrom"];
                /**
                 * @description Rows with this price or less.
                 * @example 101.25
                 */
                priceto?: components["parameters"]["PriceTo"];
                /**
                 * @description Rows with this quantity or more.
                 * @example 1000000
                 */
                sizefrom?: components["parameters"]["SizeFrom"];
                /**
                 * @description Rows with this quantity or less.
                 * @example 1000000
                 */
                sizeto?: components["parameters"]["SizeTo"];
                /**
                 * @description Trades with at least one of these flags, separated by commas.
                 * @example LRGS,ILQD
                 */
                flags?: components["parameters"]["Flags"];
                /**
                 * @description `hide` leaves out cancellations and the trades that a cancellation or an amendment voids; `only` shows only these.
                 * @example hide
                 */
                cancelled?: components["parameters"]["CancelledRows"];
                /** @description The format of the rows. */
                format?: components["parameters"]["ExportFormat"];
                /** @description Names of the view's columns, separated by commas, in the wanted order; all columns if left out. */
                columns?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    /** @description A name that describes the content. */
                    "Content-Disposition"?: string;
                    /** @description Whether only rows published at least 15 minutes ago are included. */
                    "X-Is-Delayed"?: "true" | "false";
                    /** @description Rows published before this day (UTC) are in the archive. Absent if none of the type are. */
                    "X-Archived-Before"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/vnd.apache.parquet": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTape: {
        parameters: {
            query?: {
                /**
                 * @description `delayed`: every venue you may see, as of fifteen minutes ago. `live`: only the venues with a right to live data, up to now. One list never mixes them.
                 * @example delayed
                 */
                timing?: components["parameters"]["Timing"];
                /**
                 * @description The trading venue's MIC; every venue if left out.
                 * @example ICPM
                 */
                tv?: components["parameters"]["TapeVenue"];
                /**
                 * @description The asset class; every class if left out.
                 * @example Equity & Equity-like
                 */
                assetclass?: components["parameters"]["TapeAssetClass"];
                /**
                 * @description The sub-asset class; every one if left out.
                 * @example Shares
                 */
                subassetclass?: components["parameters"]["TapeSubAssetClass"];
                /**
                 * @description Trades whose price or notional amount is in one of these currencies, separated by commas.
                 * @example EUR,GBP
                 */
                currency?: components["parameters"]["TapeCurrency"];
                /**
                 * @description Rows published at this time or later, UTC; a day or a minute means its start.
                 * @example 2026-11-20T14:30Z
                 */
                from?: components["parameters"]["PublishedFrom"];
                /**
                 * @description Rows published at this time or before, UTC; a day or a minute means its end.
                 * @example 2026-11-20T14:30Z
                 */
                to?: components["parameters"]["PublishedTo"];
                /**
                 * @description Rows with this price or more. A row with two sides matches if price and quantity of either side do.
                 * @example 101.25
                 */
                pricefrom?: components["parameters"]["PriceFrom"];
                /**
                 * @description Rows with this price or less.
                 * @example 101.25
                 */
                priceto?: components["parameters"]["PriceTo"];
                /**
                 * @description Rows with this quantity or more.
                 * @example 1000000
                 */
                sizefrom?: components["parameters"]["SizeFrom"];
                /**
                 * @description Rows with this quantity or less.
                 * @example 1000000
                 */
                sizeto?: components["parameters"]["SizeTo"];
                /**
                 * @description Trades with at least one of these flags, separated by commas.
                 * @example LRGS,ILQD
                 */
                flags?: components["parameters"]["Flags"];
                /**
                 * @description `hide` leaves out cancellations and the trades that a cancellation or an amendment voids; `only` shows only these.
                 * @example hide
                 */
                cancelled?: components["parameters"]["CancelledRows"];
                /**
                 * @description Maximum number of rows.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The previous page's `Next`. Do not construct it yourself. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The `ETag` of what the caller has. If it has not changed, the answer is a 304 without a body. What is no ETag is ignored. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    /** @description Identifies all of this page but the time of the answer, `AsOf`. */
                    ETag?: string;
                    /** @description `AsOf` of the answer, of a page that has not changed too. */
                    "X-As-Of"?: components["schemas"]["Timestamp"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Timing": "delayed",
                     *       "AsOf": "2026-11-20T14:17:00.000000Z",
                     *       "Venues": [
                     *         {
                     *           "MIC": "ICPM",
                     *           "Name": "TP ICAP UK MTF",
                     *           "IsLive": false
                     *         }
                     *       ],
                     *       "SubAssetClasses": [],
                     *       "Data": [
                     *         {
                     *           "InstrumentID": "GB00BH4HKS39",
                     *           "InstrumentDescription": "VODAFONE GROUP PLC ORD",
                     *           "AssetClass": "Equity & Equity-like",
                     *           "SubAssetClass": "Shares",
                     *           "VenueMIC": "ICPM",
                     *           "SegmentMIC": "IMCE",
                     *           "id": "99",
                     *           "tradeDate": "2026-11-20T14:10:00.000001Z",
                     *           "price": "72.12",
                     *           "missingPrice": null,
                     *           "vol": "5000",
                     *           "priceNot": "MONE",
                     *           "publicationDate": "2026-11-20T14:10:01.000000Z",
                     *           "transactionID": "TX20261120001",
                     *           "notionalAmt": "360600",
                     *           "notionalCcy": "GBP",
                     *           "flags": [
                     *             "BENC",
                     *             "LRGS"
                     *           ],
                     *           "status": "New",
                     *           "qtyMeasUnit": null,
                     *           "type": null,
                     *           "cleared": true,
                     *           "currency": null,
                     *           "thirdCountryExecutionVenue": null,
                     *           "voidedBy": null,
                     *           "supersededBy": null,
                     *           "refersTo": null,
                     *           "chain": [],
                     *           "priceCondition": null,
                     *           "priceMajorCurrency": "GBP"
                     *         }
                     *       ],
                     *       "Next": "eyJhIjoxfQ"
                     *     }
                     */
                    "application/json": components["schemas"]["TapePage"];
                };
            };
            /** @description The page has not changed but for its time. */
            304: {
                headers: {
                    /** @description Identifies all of this page but the time of the answer, `AsOf`. */
                    ETag?: string;
                    /** @description `AsOf` of the answer, of a page that has not changed too. */
                    "X-As-Of"?: components["schemas"]["Timestamp"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTape: {
        parameters: {
            query?: {
                /**
                 * @description `delayed`: every venue you may see, as of fifteen minutes ago. `live`: only the venues with a right to live data, up to now. One list never mixes them.
                 * @example delayed
                 */
                timing?: components["parameters"]["Timing"];
                /**
                 * @description The trading venue's MIC; every venue if left out.
                 * @example ICPM
                 */
                tv?: components["parameters"]["TapeVenue"];
                /**
                 * @description The asset class; every class if left out.
                 * @example Equity & Equity-like
                 */
                assetclass?: components["parameters"]["TapeAssetClass"];
                /**
                 * @description The sub-asset class; every one if left out.
                 * @example Shares
                 */
                subassetclass?: components["parameters"]["TapeSubAssetClass"];
                /**
                 * @description Trades whose price or notional amount is in one of these currencies, separated by commas.
                 * @example EUR,GBP
                 */
                currency?: components["parameters"]["TapeCurrency"];
                /**
                 * @description Rows published at this time or later, UTC; a day or a minute means its start.
                 * @example 2026-11-20T14:30Z
                 */
                from?: components["parameters"]["PublishedFrom"];
                /**
                 * @description Rows published at this time or before, UTC; a day or a minute means its end.
                 * @example 2026-11-20T14:30Z
                 */
                to?: components["parameters"]["PublishedTo"];
                /**
                 * @description Rows with this price or more. A row with two sides matches if price and quantity of either side do.
                 * @example 101.25
                 */
                pricefrom?: components["parameters"]["PriceFrom"];
                /**
                 * @description Rows with this price or less.
                 * @example 101.25
                 */
                priceto?: components["parameters"]["PriceTo"];
                /**
                 * @description Rows with this quantity or more.
                 * @example 1000000
                 */
                sizefrom?: components["parameters"]["SizeFrom"];
                /**
                 * @description Rows with this quantity or less.
                 * @example 1000000
                 */
                sizeto?: components["parameters"]["SizeTo"];
                /**
                 * @description Trades with at least one of these flags, separated by commas.
                 * @example LRGS,ILQD
                 */
                flags?: components["parameters"]["Flags"];
                /**
                 * @description `hide` leaves out cancellations and the trades that a cancellation or an amendment voids; `only` shows only these.
                 * @example hide
                 */
                cancelled?: components["parameters"]["CancelledRows"];
                /** @description The format of the rows. */
                format?: components["parameters"]["ExportFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    /** @description A name that describes the content. */
                    "Content-Disposition"?: string;
                    /** @description Whether only rows published at least 15 minutes ago are included. */
                    "X-Is-Delayed"?: "true" | "false";
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/vnd.apache.parquet": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTapeFigures: {
        parameters: {
            query?: {
                /**
                 * @description `delayed`: every venue you may see, as of fifteen minutes ago. `live`: only the venues with a right to live data, up to now. One list never mixes them.
                 * @example delayed
                 */
                timing?: components["parameters"]["Timing"];
                /**
                 * @description The trading venue's MIC; every venue if left out.
                 * @example ICPM
                 */
                tv?: components["parameters"]["TapeVenue"];
                /**
                 * @description The asset class; every class if left out.
                 * @example Equity & Equity-like
                 */
                assetclass?: components["parameters"]["TapeAssetClass"];
                /**
                 * @description The sub-asset class; every one if left out.
                 * @example Shares
                 */
                subassetclass?: components["parameters"]["TapeSubAssetClass"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Timing": "delayed",
                     *       "Day": "2026-11-20",
                     *       "AsOf": "2026-11-20T14:17:00.000000Z",
                     *       "Trades": 1574,
                     *       "Instruments": 212,
                     *       "Venues": 11,
                     *       "Notionals": [
                     *         {
                     *           "Unit": "EUR",
                     *           "Amount": "18410000000.00"
                     *         },
                     *         {
                     *           "Unit": "GBP",
                     *           "Amount": "6070000000.00"
                     *         }
                     *       ],
                     *       "WithoutNotional": 20,
                     *       "Busiest": [
                     *         {
                     *           "InstrumentID": "GB00BH4HKS39",
                     *           "InstrumentDescription": "VODAFONE GROUP PLC ORD",
                     *           "Trades": 61,
                     *           "Volumes": [
                     *             {
                     *               "Unit": null,
                     *               "Amount": "120500"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "LookedBackTo": null
                     *     }
                     */
                    "application/json": components["schemas"]["TapeFigures"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLatestQuotes: {
        parameters: {
            query?: {
                /**
                 * @description `delayed`: every venue you may see, as of fifteen minutes ago. `live`: only the venues with a right to live data, up to now. One list never mixes them.
                 * @example delayed
                 */
                timing?: components["parameters"]["Timing"];
                /**
                 * @description The trading venue's MIC; every venue if left out.
                 * @example ICPM
                 */
                tv?: components["parameters"]["TapeVenue"];
                /**
                 * @description The asset class; every class if left out.
                 * @example Equity & Equity-like
                 */
                assetclass?: components["parameters"]["TapeAssetClass"];
                /**
                 * @description The sub-asset class; every one if left out.
                 * @example Shares
                 */
                subassetclass?: components["parameters"]["TapeSubAssetClass"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quotes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Timing": "delayed",
                     *       "AsOf": "2026-11-20T14:17:00.000000Z",
                     *       "Quotes": [
                     *         {
                     *           "InstrumentID": "GB00BH4HKS39",
                     *           "InstrumentDescription": "VODAFONE GROUP PLC ORD",
                     *           "VenueMIC": "ICPM",
                     *           "SegmentMIC": "IMCE",
                     *           "OrderType": "Order book",
                     *           "PublicationDate": "2026-11-20T14:16:58.250000Z",
                     *           "Quote": {
                     *             "Price": null,
                     *             "Volume": null,
                     *             "BidPrice": "72.10",
                     *             "BidVolume": "9000",
                     *             "BidCurrency": null,
                     *             "AskPrice": "72.14",
                     *             "AskVolume": "4000",
                     *             "AskCurrency": null
                     *           }
                     *         }
                     *       ],
                     *       "LookedBackTo": null
                     *     }
                     */
                    "application/json": components["schemas"]["LatestQuotes"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHistory: {
        parameters: {
            query: {
                /**
                 * @description Orders before the trade, or trades after it.
                 * @example order
                 */
                datatype: components["parameters"]["DataType"];
                /**
                 * @description The trading venue's MIC.
                 * @example ICPM
                 */
                tv: components["parameters"]["TradingVenue"];
                /**
                 * @description The instrument's identification; every instrument of the venue if left out.
                 * @example GB00BH4HKS39
                 */
                instrument?: components["schemas"]["CascadeText"];
                /**
                 * @description Rows published at this time or later, UTC; a day or a minute means its start.
                 * @example 2026-11-20T14:30Z
                 */
                from: components["parameters"]["PeriodFrom"];
                /**
                 * @description Rows published at this time or before, UTC; a day or a minute means its end.
                 * @example 2026-11-20T14:30Z
                 */
                to?: components["parameters"]["PublishedTo"];
                /**
                 * @description Rows with this price or more. A row with two sides matches if price and quantity of either side do.
                 * @example 101.25
                 */
                pricefrom?: components["parameters"]["PriceFrom"];
                /**
                 * @description Rows with this price or less.
                 * @example 101.25
                 */
                priceto?: components["parameters"]["PriceTo"];
                /**
                 * @description Rows with this quantity or more.
                 * @example 1000000
                 */
                sizefrom?: components["parameters"]["SizeFrom"];
                /**
                 * @description Rows with this quantity or less.
                 * @example 1000000
                 */
                sizeto?: components["parameters"]["SizeTo"];
                /**
                 * @description Trades with at least one of these flags, separated by commas.
                 * @example LRGS,ILQD
                 */
                flags?: components["parameters"]["Flags"];
                /**
                 * @description `hide` leaves out cancellations and the trades that a cancellation or an amendment voids; `only` shows only these.
                 * @example hide
                 */
                cancelled?: components["parameters"]["CancelledRows"];
                /** @description The format of the rows. */
                format?: "ndjson" | "csv" | "parquet";
                /**
                 * @description Maximum number of rows.
                 * @example 50000
                 */
                limit?: number;
                /** @description The previous answer's `X-Next-Cursor`. Do not construct it yourself. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    /** @description The cursor of the next answer; absent on the last. */
                    "X-Next-Cursor"?: string;
                    /** @description Whether only rows published at least 15 minutes ago are included. */
                    "X-Is-Delayed"?: "true" | "false";
                    [name: string]: unknown;
                };
                content: {
                    /** @example {"instrumentId":"GB00BH4HKS39","venueMIC":"IMCE","price":"72.12","publicationDate":"2026-11-20T14:10:01.000000Z"} */
                    "application/x-ndjson": string;
                    "text/csv": string;
                    "application/vnd.apache.parquet": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscribed venues and payments not completed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Version": 3,
                     *       "IsRenewable": false,
                     *       "TradingVenuesList": [
                     *         {
                     *           "TradingVenueID": 1,
                     *           "IsRealOrders": true,
                     *           "IsRealTraders": false,
                     *           "IsDelayedOrders": false,
                     *           "IsDelayedTraders": true,
                     *           "SubscriptionEndDate": "2027-03-31"
                     *         }
                     *       ],
                     *       "UncompletedPayments": [
                     *         {
                     *           "OrderID": "o-81",
                     *           "OrderPrice": 600,
                     *           "OrderStatus": "created",
                     *           "OrderKind": "signUp",
                     *           "StartDate": "2026-04-01",
                     *           "EndDate": "2027-03-31",
                     *           "VenuesOrdered": [
                     *             {
                     *               "TradingVenueID": 1,
                     *               "IsRealOrders": true,
                     *               "IsRealTraders": true,
                     *               "IsDelayedOrders": false,
                     *               "IsDelayedTraders": false
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SubscriptionInfo"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    priceSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "venueList": [
                 *         {
                 *           "venueId": 1,
                 *           "isRealTraders": true,
                 *           "isRealOrders": false,
                 *           "isDelayedOrders": true,
                 *           "isDelayedTraders": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SubscriptionRequest"];
            };
        };
        responses: {
            /** @description Price and end date. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Price": 300,
                     *       "SubscriptionEndDate": "2027-03-31",
                     *       "MonthlyFee": 25,
                     *       "OrderKind": "renewal",
                     *       "PricedFlags": 1,
                     *       "CostPerVenue": 25,
                     *       "PricedMonths": 12
                     *     }
                     */
                    "application/json": components["schemas"]["SubscriptionPrice"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "venueList": [
                 *         {
                 *           "venueId": 1,
                 *           "isRealTraders": true,
                 *           "isRealOrders": false,
                 *           "isDelayedOrders": true,
                 *           "isDelayedTraders": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SubscriptionRequest"];
            };
        };
        responses: {
            /** @description The price that is due now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Price": 300
                     *     }
                     */
                    "application/json": components["schemas"]["SubscriptionChange"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAutoRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "AutoRenewal": false
                 *     }
                 */
                "application/json": components["schemas"]["AutoRenewalRequest"];
            };
        };
        responses: {
            /** @description The setting is saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    terminateSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription is terminated; also if it was before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "TerminatedOn": "2026-11-21"
                     *     }
                     */
                    "application/json": {
                        TerminatedOn: components["schemas"]["DateText"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each click, of 1 to 100 characters; any other gets a 400 and nothing is done. For a day, a repeat of the same call by the same account, or for the same registration, gets the first call's answer, status and body, with the header `Idempotent-Replayed: true`. The same key with other parameters gets a 422, and a repeat while the first call is in progress gets a 409. Failures of the service (5xx), 401 and 429 are not stored: a repeat tries again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "OrderID": "o-81",
                 *       "ShownPrice": 600
                 *     }
                 */
                "application/json": components["schemas"]["PaymentOpening"];
            };
        };
        responses: {
            /** @description The payment provider's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "OrderID": "5O190127TN364715T"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentCreated"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "OrderID": "o-81"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentSubject"];
            };
        };
        responses: {
            /** @description The state of the payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "OrderID": "o-81",
                     *       "OrderStatus": "paid"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentState"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    executePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each click, of 1 to 100 characters; any other gets a 400 and nothing is done. For a day, a repeat of the same call by the same account, or for the same registration, gets the first call's answer, status and body, with the header `Idempotent-Replayed: true`. The same key with other parameters gets a 422, and a repeat while the first call is in progress gets a 409. Failures of the service (5xx), 401 and 429 are not stored: a repeat tries again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Token": "5O190127TN364715T",
                 *       "PaymentID": "5O190127TN364715T",
                 *       "PayerID": "FSMVU44LF3YUS"
                 *     }
                 */
                "application/json": components["schemas"]["ExecutePaymentRequest"];
            };
        };
        responses: {
            /** @description The state of the payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "OrderID": "o-81",
                     *       "OrderStatus": "paid"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentState"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "OrderID": "o-81"
                 *     }
                 */
                "application/json": components["schemas"]["CancelPaymentRequest"];
            };
        };
        responses: {
            /** @description The order is cancelled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Payments": [
                     *         {
                     *           "OrderID": "o-81",
                     *           "ReceiptNumber": "DL-2026-000081",
                     *           "PaymentDate": "2026-03-14",
                     *           "Amount": 600,
                     *           "OrderKind": "signUp",
                     *           "OrderStatus": "paid",
                     *           "StartDate": "2026-04-01",
                     *           "EndDate": "2027-03-31",
                     *           "Months": 12,
                     *           "ChargedFrom": "2026-04-01",
                     *           "ChargedTo": "2027-03-31",
                     *           "RefundDate": null,
                     *           "Ended": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceipt: {
        parameters: {
            query: {
                /** @description The number of the receipt. */
                number: components["parameters"]["ReceiptNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "OrderID": "o-81",
                     *       "ReceiptNumber": "DL-2026-000081",
                     *       "PaymentDate": "2026-03-14",
                     *       "Amount": 600,
                     *       "OrderKind": "signUp",
                     *       "OrderStatus": "paid",
                     *       "StartDate": "2026-04-01",
                     *       "EndDate": "2027-03-31",
                     *       "Months": 12,
                     *       "ChargedFrom": "2026-04-01",
                     *       "ChargedTo": "2027-03-31",
                     *       "RefundDate": null,
                     *       "Ended": [],
                     *       "Email": "analyst@daylight.example",
                     *       "Currency": "USD",
                     *       "CostPerVenue": 25,
                     *       "Flags": 2,
                     *       "Venues": [
                     *         {
                     *           "MIC": "IOTF",
                     *           "Name": "ICAP UK OTF",
                     *           "IsRealOrders": true,
                     *           "IsRealTraders": true
                     *         }
                     *       ],
                     *       "PaymentReference": "3C679366HH908993F",
                     *       "Invoice": null,
                     *       "Seller": {
                     *         "Name": "Daylight Data Ltd",
                     *         "Address": [
                     *           "1 Market Street",
                     *           "London E1 6AA"
                     *         ],
                     *         "TaxNumber": "GB999999973"
                     *       },
                     *       "Customer": {
                     *         "Name": "Ann Analyst",
                     *         "Company": "Fathom Ltd",
                     *         "Country": "GB",
                     *         "TaxNumber": null
                     *       },
                     *       "Tax": {
                     *         "Treatment": "rate",
                     *         "Name": "VAT",
                     *         "Rate": "20",
                     *         "Net": "500.00",
                     *         "Amount": "100.00",
                     *         "Note": ""
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadReceipt: {
        parameters: {
            query: {
                /** @description The number of the receipt. */
                number: components["parameters"]["ReceiptNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublishers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The publishers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "publishers": [
                     *         {
                     *           "PublisherID": 1,
                     *           "PublisherName": "TP ICAP UK MTF",
                     *           "PublisherType": "TV",
                     *           "PublisherMIC": "ICPM",
                     *           "Reports": [
                     *             {
                     *               "ReportID": 11,
                     *               "ReportDate": "2026-09-30",
                     *               "ReportName": "30 September 2026"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublisherList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReports: {
        parameters: {
            query: {
                /**
                 * @description The report's date as in the list of publishers.
                 * @example 30 September 2026
                 */
                datetext: components["parameters"]["ReportDate"];
                /**
                 * @description The publisher's number.
                 * @example 1
                 */
                publisherid: components["parameters"]["Publisher"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups of files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reports": [
                     *         {
                     *           "SegmentMIC": "IMCE",
                     *           "SegmentMICName": "Cash equity",
                     *           "SegmentMICDescription": "TP ICAP UK MTF, cash equity",
                     *           "Reports": [
                     *             {
                     *               "ReportID": 111,
                     *               "ReportName": "Table 1",
                     *               "ReportPath": "/files/reports/icpm-2026-09-30-table-1.csv"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReportList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "documents": [
                     *         {
                     *           "text": "Rate card",
                     *           "href": "/files/documents/rate-card.pdf",
                     *           "bytes": 48211,
                     *           "publishedAt": "2026-11-20T09:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTerms: {
        parameters: {
            query?: {
                /** @description The version wanted; the one in force if left out. */
                version?: components["schemas"]["TermsVersion"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "1",
                     *       "validFrom": "2026-11-01",
                     *       "state": "in-force",
                     *       "sections": [
                     *         {
                     *           "heading": "Delayed data",
                     *           "paragraphs": [
                     *             "Delayed data is free of charge."
                     *           ]
                     *         }
                     *       ],
                     *       "upcoming": {
                     *         "version": "2",
                     *         "validFrom": "2027-03-01"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Terms"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLegalText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which text.
                 * @example cookies
                 */
                name: "privacy" | "accessibility" | "cookies" | "disclaimer" | "modern-slavery";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "1",
                     *       "validFrom": "2026-11-21",
                     *       "state": "in-force",
                     *       "sections": [
                     *         {
                     *           "heading": "Cookies",
                     *           "paragraphs": [
                     *             "XSRF-TOKEN: proves that what is sent comes from a page of ours."
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Terms"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRts27: {
        parameters: {
            query: {
                /**
                 * @description The publisher's number.
                 * @example 1
                 */
                publisherid: components["parameters"]["Publisher"];
                /**
                 * @description The report's date as in the list of publishers.
                 * @example 30 September 2026
                 */
                datetext: components["parameters"]["ReportDate"];
                /**
                 * @description The table wanted, by its number in `Tables`; the first if left out.
                 * @example 111
                 */
                reportid?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "PublisherID": 1,
                     *       "PublisherName": "TP ICAP UK MTF",
                     *       "Tables": [
                     *         {
                     *           "ReportID": 111,
                     *           "ReportName": "Table 2: instruments",
                     *           "ReportPath": "/files/reports/icpm-2026-09-30-imce-table-2.csv",
                     *           "SegmentMIC": "IMCE",
                     *           "SegmentMICName": "Cash equity"
                     *         }
                     *       ],
                     *       "ReportID": 111,
                     *       "Bytes": 96,
                     *       "Columns": [
                     *         {
                     *           "Name": "Instrument",
                     *           "Kind": "text"
                     *         },
                     *         {
                     *           "Name": "Identifier (ISIN)",
                     *           "Kind": "code"
                     *         },
                     *         {
                     *           "Name": "Description",
                     *           "Kind": "text"
                     *         },
                     *         {
                     *           "Name": "Currency",
                     *           "Kind": "code"
                     *         }
                     *       ],
                     *       "Rows": [
                     *         [
                     *           "VOD LN",
                     *           "GB00BH4HKS39",
                     *           "Shares (Equity & Equity-like)",
                     *           "GBP"
                     *         ]
                     *       ],
                     *       "IsReadable": true,
                     *       "IsWhole": true
                     *     }
                     */
                    "application/json": components["schemas"]["Rts27Report"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRts28: {
        parameters: {
            query: {
                /**
                 * @description The publisher's number.
                 * @example 1
                 */
                publisherid: components["parameters"]["Publisher"];
                /**
                 * @description The report's date as in the list of publishers.
                 * @example 30 September 2026
                 */
                datetext: components["parameters"]["ReportDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report, the requested year first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "PublisherID": 1,
                     *       "PublisherName": "TP ICAP Broking Limited",
                     *       "Years": [
                     *         {
                     *           "ReportDate": "2026-04-30",
                     *           "Year": 2025,
                     *           "ReportPath": "/files/reports/rts-28-2025.csv",
                     *           "Classes": [
                     *             {
                     *               "ClassOfInstruments": "Debt instruments - bonds",
                     *               "ClientKind": "Professional",
                     *               "FewTrades": false,
                     *               "Venues": [
                     *                 {
                     *                   "Rank": 1,
                     *                   "Name": "TP UK OTF",
                     *                   "Code": "TPSO",
                     *                   "CodeType": "MIC",
                     *                   "VolumePercent": "41.20",
                     *                   "OrdersPercent": "38.75",
                     *                   "PassivePercent": "60.10",
                     *                   "AggressivePercent": "39.90",
                     *                   "DirectedPercent": "0.00"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Rts28Report"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the caller has. If it has not changed, the answer is a 304 without a body. What is no ETag is ignored. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `Last-Modified` of what the caller has, in place of an `ETag`. What is no date is ignored. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /** @description The bytes wanted, `bytes=100-`, as one range. Several ranges, and what is no range, are ignored: the answer is the whole file. */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` or `Last-Modified` of the file of which the caller has a part. For any other file the Range is ignored. */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path: {
                /**
                 * @description The kind of file, reports or documents.
                 * @example reports
                 */
                kind: string;
                /**
                 * @description The file's name.
                 * @example icpm-2026-09-30-table-1.csv
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["File"];
            206: components["responses"]["FilePart"];
            304: components["responses"]["FileUnchanged"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeBeyondFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the caller has. If it has not changed, the answer is a 304 without a body. What is no ETag is ignored. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `Last-Modified` of what the caller has, in place of an `ETag`. What is no date is ignored. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /** @description The bytes wanted, `bytes=100-`, as one range. Several ranges, and what is no range, are ignored: the answer is the whole file. */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` or `Last-Modified` of the file of which the caller has a part. For any other file the Range is ignored. */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path: {
                /**
                 * @description The kind of file, reports or documents.
                 * @example reports
                 */
                kind: string;
                /**
                 * @description The file's name.
                 * @example icpm-2026-09-30-table-1.csv
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileExists"];
            304: components["responses"]["FileUnchanged"];
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such file. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            416: components["responses"]["RangeBeyondFile"];
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description An internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The service is temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    downloadOpenDataIndex: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the caller has. If it has not changed, the answer is a 304 without a body. What is no ETag is ignored. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `Last-Modified` of what the caller has, in place of an `ETag`. What is no date is ignored. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /** @description The bytes wanted, `bytes=100-`, as one range. Several ranges, and what is no range, are ignored: the answer is the whole file. */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` or `Last-Modified` of the file of which the caller has a part. For any other file the Range is ignored. */
                "If-Range"?: components["parameters"]["IfRange"];
                /** @description With `gzip`, the answer is the index compressed, as a file of its own. Anything else is ignored. */
                "Accept-Encoding"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    ETag: components["headers"]["FileTag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Content-Disposition": components["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "title": "Daylight open data",
                     *       "delayMinutes": 15,
                     *       "updatedAt": "2026-11-20T15:00:12.000Z",
                     *       "guide": "/documentation",
                     *       "files": [
                     *         {
                     *           "path": "/open-data/2026-11-20/trades-ICPM-2026-11-20T1430Z.csv",
                     *           "dataType": "trade",
                     *           "venue": "ICPM",
                     *           "venueName": "TP ICAP UK MTF",
                     *           "span": "quarter",
                     *           "from": "2026-11-20T14:30:00Z",
                     *           "to": "2026-11-20T14:45:00Z",
                     *           "format": "csv",
                     *           "lines": 412,
                     *           "bytes": 103117,
                     *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "opensAt": "2026-11-20T15:00:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OpenDataIndex"];
                };
            };
            206: components["responses"]["FilePart"];
            304: components["responses"]["FileUnchanged"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeBeyondFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkOpenDataIndex: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the caller has. If it has not changed, the answer is a 304 without a body. What is no ETag is ignored. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `Last-Modified` of what the caller has, in place of an `ETag`. What is no date is ignored. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /** @description The bytes wanted, `bytes=100-`, as one range. Several ranges, and what is no range, are ignored: the answer is the whole file. */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` or `Last-Modified` of the file of which the caller has a part. For any other file the Range is ignored. */
                "If-Range"?: components["parameters"]["IfRange"];
                /** @description With `gzip`, the answer is the index compressed, as a file of its own. Anything else is ignored. */
                "Accept-Encoding"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileExists"];
            304: components["responses"]["FileUnchanged"];
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such file. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            416: components["responses"]["RangeBeyondFile"];
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description An internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The service is temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    downloadOpenDataFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the caller has. If it has not changed, the answer is a 304 without a body. What is no ETag is ignored. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `Last-Modified` of what the caller has, in place of an `ETag`. What is no date is ignored. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /** @description The bytes wanted, `bytes=100-`, as one range. Several ranges, and what is no range, are ignored: the answer is the whole file. */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` or `Last-Modified` of the file of which the caller has a part. For any other file the Range is ignored. */
                "If-Range"?: components["parameters"]["IfRange"];
                /** @description With `gzip`, the whole file is sent compressed, with an `ETag` of its own. A Range is always one of the file as the index describes it. Anything else is ignored. */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
            };
            path: {
                /**
                 * @description The day of the file's lines.
                 * @example 2026-11-20
                 */
                day: components["parameters"]["FileDay"];
                /**
                 * @description The file's name, as in the index.
                 * @example trades-ICPM-2026-11-20T1430Z.csv
                 */
                name: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["File"];
            206: components["responses"]["FilePart"];
            304: components["responses"]["FileUnchanged"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeBeyondFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkOpenDataFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the caller has. If it has not changed, the answer is a 304 without a body. What is no ETag is ignored. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `Last-Modified` of what the caller has, in place of an `ETag`. What is no date is ignored. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /** @description The bytes wanted, `bytes=100-`, as one range. Several ranges, and what is no range, are ignored: the answer is the whole file. */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` or `Last-Modified` of the file of which the caller has a part. For any other file the Range is ignored. */
                "If-Range"?: components["parameters"]["IfRange"];
                /** @description With `gzip`, the whole file is sent compressed, with an `ETag` of its own. A Range is always one of the file as the index describes it. Anything else is ignored. */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
            };
            path: {
                /**
                 * @description The day of the file's lines.
                 * @example 2026-11-20
                 */
                day: components["parameters"]["FileDay"];
                /**
                 * @description The file's name, as in the index.
                 * @example trades-ICPM-2026-11-20T1430Z.csv
                 */
                name: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileExists"];
            304: components["responses"]["FileUnchanged"];
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such file. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            416: components["responses"]["RangeBeyondFile"];
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description An internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The service is temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getConditions: {
        parameters: {
            query: {
                /**
                 * @description The trading venue's MIC.
                 * @example ICPM
                 */
                tv: components["parameters"]["TradingVenue"];
                /**
                 * @description The month wanted.
                 * @example 2026-11
                 */
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every day of the month. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "venue": "TPIC",
                     *       "venueName": "TP ICAP EU - MTF",
                     *       "month": "2026-11",
                     *       "asOf": "2026-11-20T09:45:00Z",
                     *       "timeZone": "Europe/Paris",
                     *       "days": [
                     *         {
                     *           "day": "2026-11-19",
                     *           "hours": [
                     *             {
                     *               "from": "2026-11-19T07:00:00Z",
                     *               "to": "2026-11-19T17:00:00Z"
                     *             }
                     *           ],
                     *           "orders": {
                     *             "condition": "available",
                     *             "reasons": [],
                     *             "rows": 48210,
                     *             "changedAt": "2026-11-19T17:00:04Z"
                     *           },
                     *           "trades": {
                     *             "condition": "degraded",
                     *             "reasons": [
                     *               "TPEE: no row from 10:42 to 11:30 UTC; one was expected every 15 minutes."
                     *             ],
                     *             "rows": 1204,
                     *             "changedAt": "2026-11-19T17:00:02Z"
                     *           }
                     *         },
                     *         {
                     *           "day": "2026-11-20",
                     *           "hours": [
                     *             {
                     *               "from": "2026-11-20T07:00:00Z",
                     *               "to": "2026-11-20T17:00:00Z"
                     *             }
                     *           ],
                     *           "orders": {
                     *             "condition": "pending",
                     *             "reasons": [],
                     *             "rows": null,
                     *             "changedAt": "2026-11-20T09:45:00Z"
                     *           },
                     *           "trades": {
                     *             "condition": "pending",
                     *             "reasons": [],
                     *             "rows": null,
                     *             "changedAt": "2026-11-20T09:41:07Z"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MonthConditions"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSegmentSilence: {
        parameters: {
            query: {
                /**
                 * @description Orders before the trade, or trades after it.
                 * @example order
                 */
                datatype: components["parameters"]["DataType"];
                /**
                 * @description The trading venue's MIC.
                 * @example ICPM
                 */
                tv: components["parameters"]["TradingVenue"];
                /**
                 * @description The segment MIC.
                 * @example ICPM
                 */
                instrumentmic: components["schemas"]["Mic"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the segment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "AsOf": "2026-11-20T11:05:12Z",
                     *       "IsTrading": true,
                     *       "ExpectedEvery": 15,
                     *       "SilentSince": "2026-11-20T10:42:00Z",
                     *       "SinceOpening": false
                     *     }
                     */
                    "application/json": components["schemas"]["SegmentSilence"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFeedSummary: {
        parameters: {
            query: {
                /**
                 * @description Orders before the trade, or trades after it.
                 * @example order
                 */
                datatype: components["parameters"]["DataType"];
                /**
                 * @description The trading venue's MIC.
                 * @example ICPM
                 */
                tv: components["parameters"]["TradingVenue"];
                /**
                 * @description The asset class, as in the list.
                 * @example Equity & Equity-like
                 */
                assetclass: components["parameters"]["AssetClass"];
                /**
                 * @description The sub-asset class, as in the list.
                 * @example Shares
                 */
                subassetclass: components["parameters"]["SubAssetClass"];
                /**
                 * @description The instrument's identification.
                 * @example GB00BH4HKS39
                 */
                instrument: components["parameters"]["Instrument"];
                /** @description The segment MIC. May be left out when there is exactly one. */
                instrumentmic?: components["parameters"]["Segment"];
                /** @description The order type, as the list names it. May be left out when there is exactly one. */
                ordertype?: components["parameters"]["OrderType"];
                /**
                 * @description Rows published at this time or later, UTC; a day or a minute means its start.
                 * @example 2026-11-20T14:30Z
                 */
                from: components["parameters"]["PeriodFrom"];
                /**
                 * @description Rows published at this time or before, UTC; a day or a minute means its end.
                 * @example 2026-11-20T14:30Z
                 */
                to?: components["parameters"]["PublishedTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The period, as far as the account may see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "DataType": "trade",
                     *       "OrderType": "Trades",
                     *       "TradingVenue": "TP ICAP UK MTF",
                     *       "InstrumentID": "GB00BH4HKS39",
                     *       "InstrumentDescription": "VODAFONE GROUP PLC ORD",
                     *       "VenueMIC": "IMCE",
                     *       "IsDelayed": false,
                     *       "From": "2026-11-20T14:00:00.000000Z",
                     *       "To": "2026-11-20T14:32:07.000000Z",
                     *       "LookedBackTo": null,
                     *       "IntervalSeconds": 5,
                     *       "PriceUnits": [
                     *         "GBP"
                     *       ],
                     *       "Rows": 2,
                     *       "Intervals": [
                     *         {
                     *           "At": "2026-11-20T14:10:00Z",
                     *           "Price": "72.12",
                     *           "BidPrice": null,
                     *           "AskPrice": null
                     *         },
                     *         {
                     *           "At": "2026-11-20T14:30:05Z",
                     *           "Price": "72.10",
                     *           "BidPrice": null,
                     *           "AskPrice": null
                     *         }
                     *       ],
                     *       "Volumes": [
                     *         {
                     *           "Unit": null,
                     *           "Amount": "8000"
                     *         }
                     *       ],
                     *       "Notionals": [
                     *         {
                     *           "Unit": "GBP",
                     *           "Amount": "576900.00"
                     *         }
                     *       ],
                     *       "WithoutVolume": 0,
                     *       "WithoutNotional": 0
                     *     }
                     */
                    "application/json": components["schemas"]["FeedSummary"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInstrument: {
        parameters: {
            query?: {
                /**
                 * @description `delayed`: every venue you may see, as of fifteen minutes ago. `live`: only the venues with a right to live data, up to now. One list never mixes them.
                 * @example delayed
                 */
                timing?: components["parameters"]["Timing"];
                /**
                 * @description Only the places with this kind of data; both kinds if left out.
                 * @example trade
                 */
                datatype?: components["schemas"]["DataType"];
                /**
                 * @description The trading venue's MIC; every venue if left out.
                 * @example ICPM
                 */
                tv?: components["parameters"]["TapeVenue"];
                /**
                 * @description Only the places on this segment; every segment if left out.
                 * @example IMCE
                 */
                instrumentmic?: components["schemas"]["Mic"];
            };
            header?: never;
            path: {
                /**
                 * @description The instrument's identification.
                 * @example GB00BH4HKS39
                 */
                code: components["schemas"]["CascadeText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instrument, as far as the account may see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "InstrumentID": "GB00BH4HKS39",
                     *       "InstrumentIDType": "ISIN",
                     *       "InstrumentDescription": "VODAFONE GROUP PLC ORD",
                     *       "AssetClass": "Equity & Equity-like",
                     *       "SubAssetClass": "Shares",
                     *       "Currency": "GBP",
                     *       "Timing": "delayed",
                     *       "HasLive": true,
                     *       "AsOf": "2026-11-20T14:17:07.000000Z",
                     *       "Places": [
                     *         {
                     *           "DataType": "trade",
                     *           "VenueMIC": "ICPM",
                     *           "TradingVenue": "TP ICAP UK MTF",
                     *           "SegmentMIC": "IMCE",
                     *           "OrderType": "Trades",
                     *           "LastPublicationDate": "2026-11-20T14:10:01.000000Z",
                     *           "Quote": null,
                     *           "Figures": {
                     *             "Day": "2026-11-20",
                     *             "Trades": 1,
                     *             "Volumes": [
                     *               {
                     *                 "Unit": null,
                     *                 "Amount": "3000"
                     *               }
                     *             ],
                     *             "PriceUnits": [
                     *               "GBP"
                     *             ],
                     *             "Vwap": "72.12",
                     *             "High": "72.12",
                     *             "Low": "72.12",
                     *             "Last": "72.12",
                     *             "Change": null
                     *           }
                     *         },
                     *         {
                     *           "DataType": "order",
                     *           "VenueMIC": "ICPM",
                     *           "TradingVenue": "TP ICAP UK MTF",
                     *           "SegmentMIC": "IMCE",
                     *           "OrderType": "Order book",
                     *           "LastPublicationDate": "2026-11-20T14:17:01.000000Z",
                     *           "Quote": {
                     *             "Price": null,
                     *             "Volume": null,
                     *             "BidPrice": "72.10",
                     *             "BidVolume": "9000",
                     *             "BidCurrency": null,
                     *             "AskPrice": "72.14",
                     *             "AskVolume": "4000",
                     *             "AskCurrency": null
                     *           },
                     *           "Figures": null
                     *         }
                     *       ],
                     *       "Trades": [],
                     *       "Days": [
                     *         {
                     *           "Day": "2026-11-20",
                     *           "Trades": 1,
                     *           "Volumes": [
                     *             {
                     *               "Unit": null,
                     *               "Amount": "3000"
                     *             }
                     *           ],
                     *           "PriceUnits": [
                     *             "GBP"
                     *           ],
                     *           "Vwap": "72.12",
                     *           "High": "72.12",
                     *           "Low": "72.12",
                     *           "Last": "72.12",
                     *           "Change": null
                     *         }
                     *       ],
                     *       "LookedBackTo": null
                     *     }
                     */
                    "application/json": components["schemas"]["Instrument"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSliceFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "files": [
                     *         {
                     *           "path": "/slice-files/2026-11-20/trades-ICPM-2026-11-20T1430Z.csv",
                     *           "dataType": "trade",
                     *           "venue": "ICPM",
                     *           "venueName": "TP ICAP UK MTF",
                     *           "span": "quarter",
                     *           "from": "2026-11-20T14:30:00Z",
                     *           "to": "2026-11-20T14:45:00Z",
                     *           "format": "csv",
                     *           "lines": 412,
                     *           "bytes": 103117,
                     *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "opensAt": "2026-11-20T15:00:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SliceFileList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadSliceFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the caller has. If it has not changed, the answer is a 304 without a body. What is no ETag is ignored. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `Last-Modified` of what the caller has, in place of an `ETag`. What is no date is ignored. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /** @description The bytes wanted, `bytes=100-`, as one range. Several ranges, and what is no range, are ignored: the answer is the whole file. */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` or `Last-Modified` of the file of which the caller has a part. For any other file the Range is ignored. */
                "If-Range"?: components["parameters"]["IfRange"];
                /** @description With `gzip`, the whole file is sent compressed, with an `ETag` of its own. A Range is always one of the file as the index describes it. Anything else is ignored. */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
            };
            path: {
                /**
                 * @description The day of the file's lines.
                 * @example 2026-11-20
                 */
                day: components["parameters"]["FileDay"];
                /**
                 * @description The file's name, as in the index.
                 * @example trades-ICPM-2026-11-20T1430Z.csv
                 */
                name: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["File"];
            206: components["responses"]["FilePart"];
            304: components["responses"]["FileUnchanged"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeBeyondFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkSliceFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the caller has. If it has not changed, the answer is a 304 without a body. What is no ETag is ignored. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `Last-Modified` of what the caller has, in place of an `ETag`. What is no date is ignored. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /** @description The bytes wanted, `bytes=100-`, as one range. Several ranges, and what is no range, are ignored: the answer is the whole file. */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` or `Last-Modified` of the file of which the caller has a part. For any other file the Range is ignored. */
                "If-Range"?: components["parameters"]["IfRange"];
                /** @description With `gzip`, the whole file is sent compressed, with an `ETag` of its own. A Range is always one of the file as the index describes it. Anything else is ignored. */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
            };
            path: {
                /**
                 * @description The day of the file's lines.
                 * @example 2026-11-20
                 */
                day: components["parameters"]["FileDay"];
                /**
                 * @description The file's name, as in the index.
                 * @example trades-ICPM-2026-11-20T1430Z.csv
                 */
                name: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileExists"];
            304: components["responses"]["FileUnchanged"];
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The account may not have slice files. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such file. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            416: components["responses"]["RangeBeyondFile"];
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description An internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The service is temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    publishFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/x-ndjson": string;
                "application/gzip": string;
            };
        };
        responses: {
            /** @description Every line was taken, now or before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dataType": "trade",
                     *       "lines": 1200,
                     *       "added": 1180,
                     *       "known": 20,
                     *       "blankRows": 0,
                     *       "instrumentsAdded": 3,
                     *       "sha256": "5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03"
                     *     }
                     */
                    "application/json": components["schemas"]["PublishedFile"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description The Content-Type is not that of a file; nothing was read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "invalid-request",
                     *         "message": "The Content-Type of a file is one of text/csv, application/x-ndjson, application/gzip",
                     *         "requestId": "req-7f3a"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nothing of the file was taken: `message` is a list of texts that says why and contains the first errors. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "code": "invalid-request",
                     *         "message": [
                     *           "1 line cannot be taken of 1200: nothing of the file was taken.",
                     *           "line 17, price: is not a decimal number such as 101.240"
                     *         ],
                     *         "requestId": "req-7f3a"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOperatorStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Segments": [
                     *         {
                     *           "Segment": "LNFI",
                     *           "Venue": "TPIC",
                     *           "DataType": "trade",
                     *           "State": "late",
                     *           "Expected": 412,
                     *           "Received": 318,
                     *           "Rejected": 0,
                     *           "LastMinute": "2026-11-28T11:31:00Z",
                     *           "Minutes": [
                     *             0,
                     *             12,
                     *             20
                     *           ],
                     *           "UsualMinutes": [
                     *             0,
                     *             14.5,
                     *             21
                     *           ]
                     *         }
                     *       ],
                     *       "Lines": [
                     *         {
                     *           "Part": "jobs",
                     *           "NeedsSomebody": false,
                     *           "Sentence": "none has failed"
                     *         },
                     *         {
                     *           "Part": "mails",
                     *           "NeedsSomebody": true,
                     *           "Sentence": "2 mails given up"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorStatus"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOperatorAccounts: {
        parameters: {
            query?: {
                /** @description What to look for. */
                who?: components["parameters"]["OperatorWho"];
                /** @description The `Next` of the page before. */
                after?: components["parameters"]["OperatorAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accounts, at most fifty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Accounts": [
                     *         {
                     *           "Login": "ada@example.com",
                     *           "Pseudonym": "2f1f7c1c-6a4e-4c8b-9a51-1f6f2b9e6d10",
                     *           "CreatedAt": "2026-01-14T09:30:00.000000Z",
                     *           "SuspendedAt": null,
                     *           "ClosesOn": null,
                     *           "EndsOn": "2027-01-31",
                     *           "IsRestricted": false
                     *         }
                     *       ],
                     *       "Request": null,
                     *       "Next": null
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorAccountList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOperatorAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account's pseudonym, which receipts and logs name.
                 * @example 2f1f7c1c-6a4e-4c8b-9a51-1f6f2b9e6d10
                 */
                pseudonym: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Login": "ada@example.com",
                     *       "Pseudonym": "2f1f7c1c-6a4e-4c8b-9a51-1f6f2b9e6d10",
                     *       "CreatedAt": "2026-01-14T09:30:00.000000Z",
                     *       "SuspendedAt": null,
                     *       "ClosesOn": null,
                     *       "EndsOn": "2027-01-31",
                     *       "IsRestricted": false,
                     *       "Country": "GB",
                     *       "Roles": [],
                     *       "Sessions": 1,
                     *       "SavedViews": 3,
                     *       "Alerts": 0,
                     *       "Venues": [
                     *         {
                     *           "Venue": "ICPM",
                     *           "Orders": "delayed",
                     *           "Trades": "live"
                     *         }
                     *       ],
                     *       "Purchases": [
                     *         {
                     *           "Id": "0b8a5e1e-5a1c-4bde-9a53-0d0e8f3f2a11",
                     *           "MadeOn": "2026-01-14",
                     *           "Kind": "signUp",
                     *           "Price": 600,
                     *           "State": "paid",
                     *           "Receipt": "DL-2026-000081"
                     *         }
                     *       ],
                     *       "Keys": [
                     *         {
                     *           "Id": "4f0c2a9d1b7e",
                     *           "Name": "Nightly",
                     *           "State": "valid",
                     *           "LastUsedAt": null
                     *         }
                     *       ],
                     *       "Mails": [],
                     *       "Rights": [
                     *         {
                     *           "At": "2026-01-14T09:31:02.000000Z",
                     *           "Right": "live",
                     *           "Venue": "ICPM",
                     *           "Kind": "trades",
                     *           "Change": "gained",
                     *           "StartsOn": "2026-01-14",
                     *           "EndsOn": "2027-01-31",
                     *           "Purchase": "0b8a5e1e-5a1c-4bde-9a53-0d0e8f3f2a11",
                     *           "Cause": "the purchase was paid"
                     *         }
                     *       ],
                     *       "Log": []
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorAccount"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOperatorPayments: {
        parameters: {
            query?: {
                /** @description What to look for. */
                who?: components["parameters"]["OperatorWho"];
                /** @description Only payments in this state; `trouble` for those that need somebody. */
                state?: "trouble" | "opening" | "open" | "executing" | "pending" | "captured" | "declined" | "void" | "refunded" | "stray" | "returned";
                /** @description The `Next` of the page before. */
                after?: components["parameters"]["OperatorAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payments, at most a hundred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Payments": [
                     *         {
                     *           "Id": "7c2f5a0e-52ab-4f0e-8a57-3a1d1a0f9b21",
                     *           "Purchase": "0b8a5e1e-5a1c-4bde-9a53-0d0e8f3f2a11",
                     *           "CreatedAt": "2026-01-14T09:31:00.000000Z",
                     *           "Amount": 600,
                     *           "State": "captured",
                     *           "Receipt": "DL-2026-000081",
                     *           "Login": "ada@example.com",
                     *           "Trouble": null,
                     *           "IsRefundable": true,
                     *           "GivenBack": null
                     *         }
                     *       ],
                     *       "Next": null
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorPaymentList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOperatorMails: {
        parameters: {
            query?: {
                /** @description Only mails to this address. */
                login?: string;
                /** @description Only those that wait, or those that were given up. */
                state?: "waiting" | "givenUp";
                /** @description The `Next` of the page before. */
                after?: components["parameters"]["OperatorAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mails, at most a hundred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Mails": [
                     *         {
                     *           "Id": "5d1f1b3e-9c55-4a63-8d3c-2b1a7f3d9e10",
                     *           "Kind": "welcome",
                     *           "Recipient": "ada@example.com",
                     *           "Subject": "Set the password of your new account",
                     *           "CreatedAt": "2026-11-28T11:40:00.000000Z",
                     *           "Tries": 3,
                     *           "LastFault": "450 try again later",
                     *           "NextTryAt": "2026-11-28T12:10:00.000000Z",
                     *           "GivenUpAt": null
                     *         }
                     *       ],
                     *       "Next": null
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorMailList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOperatorJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs that have run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Jobs": [
                     *         {
                     *           "Name": "notices",
                     *           "DoneFor": "2026-11-28",
                     *           "FinishedAt": "2026-11-28T00:05:00.000000Z",
                     *           "LastFault": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorJobList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOperatorFiles: {
        parameters: {
            query?: {
                /** @description Only files of this name. */
                name?: string;
                /** @description The `Next` of the page before. */
                after?: components["parameters"]["OperatorAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Files, at most a hundred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Files": [
                     *         {
                     *           "Number": 41,
                     *           "Name": "trades-2026-11-28.csv",
                     *           "DataType": "trade",
                     *           "TakenAt": "2026-11-28T11:00:00.000000Z",
                     *           "FirstPublishedAt": "2026-11-28T10:00:00.000000Z",
                     *           "LastPublishedAt": "2026-11-28T10:59:00.000000Z",
                     *           "Rows": "1200",
                     *           "Rejected": null,
                     *           "CanBeMended": false,
                     *           "Refused": false,
                     *           "TakesBack": null,
                     *           "TakenBackAt": null
                     *         }
                     *       ],
                     *       "Next": null
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorFileList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadFile: {
        parameters: {
            query: {
                /** @description The name of the file, under which readers see its rows. */
                name: string;
                /** @description Only says what would be taken. */
                dryRun?: boolean;
                /** @description The `Seen` of the dry run. */
                seen?: string;
                /** @description One for each decision of the operator; the same when it is repeated after a lost answer. */
                attempt?: components["schemas"]["Uuid"];
            };
            header?: {
                /** @description Why, in at most 500 characters, percent-encoded as UTF-8. */
                "Act-Reason"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/x-ndjson": string;
                "application/gzip": string;
            };
        };
        responses: {
            /** @description What would be taken, or what was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Sentences": [
                     *         "trades.csv, 1,200 lines of trades: 1,180 new, 19 known already, 1 rejected.",
                     *         "Line 17, price: is not a decimal number such as 101.240"
                     *       ],
                     *       "Before": {},
                     *       "After": {
                     *         "dataType": "trade",
                     *         "lines": 1200,
                     *         "added": 1180,
                     *         "known": 19,
                     *         "rejected": 1
                     *       },
                     *       "Seen": "8Zp0m2v7l6q1x3n5b9d0f4h8j2k6w1y3u7i5o9p0a2s",
                     *       "AsksAgain": true
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorPreview"] | components["schemas"]["OperatorDone"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["InvalidRequest"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadRejects: {
        parameters: {
            query?: {
                /** @description What the file has. */
                form?: "errors" | "lines";
            };
            header?: never;
            path: {
                /**
                 * @description The file's number in the list.
                 * @example 41
                 */
                number: components["parameters"]["OperatorFileNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description A name that describes the content. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOperatorFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The file's number in the list.
                 * @example 41
                 */
                number: components["parameters"]["OperatorFileNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Number": 41,
                     *       "Name": "trades-2026-11-28.csv",
                     *       "DataType": "trade",
                     *       "TakenAt": "2026-11-28T11:00:00.000000Z",
                     *       "FirstPublishedAt": "2026-11-28T10:00:00.000000Z",
                     *       "LastPublishedAt": "2026-11-28T10:59:00.000000Z",
                     *       "Rows": "1200",
                     *       "Rejected": 1,
                     *       "CanBeMended": false,
                     *       "Refused": false,
                     *       "TakesBack": null,
                     *       "TakenBackAt": null,
                     *       "Kept": {
                     *         "Rows": 1200,
                     *         "Instruments": 12,
                     *         "Venues": [
                     *           "ICPM"
                     *         ],
                     *         "FirstPublishedAt": "2026-11-28T10:00:00.000000Z"
                     *       },
                     *       "Standing": {
                     *         "Rows": 1190,
                     *         "Instruments": 12,
                     *         "Venues": [
                     *           "ICPM"
                     *         ],
                     *         "FirstPublishedAt": "2026-11-28T10:00:00.000000Z"
                     *       },
                     *       "Rejects": [
                     *         {
                     *           "Line": 17,
                     *           "Field": "price",
                     *           "Value": "1o1",
                     *           "Reason": "is not a decimal number such as 101.240"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorFile"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOperatorRequests: {
        parameters: {
            query?: {
                /** @description Only what the service could not do, without what it refused. */
                failed?: boolean;
                /** @description The `Next` of the page before. */
                after?: components["parameters"]["OperatorAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests, at most a hundred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Requests": [
                     *         {
                     *           "Reference": "2b0f1c1e-98a2-4ed3-8c1b-6a1f0f6c2d3e",
                     *           "At": "2026-11-28T11:58:00.000000Z",
                     *           "Method": "GET",
                     *           "Path": "/api/feed/data",
                     *           "Operation": "getFeedData",
                     *           "Status": 503,
                     *           "Code": "unavailable",
                     *           "Message": "Service is temporarily unavailable",
                     *           "Fault": "error 57014",
                     *           "Milliseconds": 10012,
                     *           "Pseudonym": "2f1f7c1c-6a4e-4c8b-9a51-1f6f2b9e6d10",
                     *           "Key": null,
                     *           "PublisherKey": null
                     *         }
                     *       ],
                     *       "Next": null
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorRequestList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOperatorRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The reference, which is also in the header `X-Request-Id` of the answer.
                 * @example 2b0f1c1e-98a2-4ed3-8c1b-6a1f0f6c2d3e
                 */
                reference: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Request": {
                     *         "Reference": "2b0f1c1e-98a2-4ed3-8c1b-6a1f0f6c2d3e",
                     *         "At": "2026-11-28T11:58:00.000000Z",
                     *         "Method": "GET",
                     *         "Path": "/api/feed/data",
                     *         "Operation": "getFeedData",
                     *         "Status": 503,
                     *         "Code": "unavailable",
                     *         "Message": "Service is temporarily unavailable",
                     *         "Fault": "error 57014",
                     *         "Milliseconds": 10012,
                     *         "Pseudonym": "2f1f7c1c-6a4e-4c8b-9a51-1f6f2b9e6d10",
                     *         "Key": null,
                     *         "PublisherKey": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorRequest"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOperatorUsage: {
        parameters: {
            query: {
                /**
                 * @description UTC.
                 * @example 2026-11
                 */
                month: components["schemas"]["OperatorMonth"];
                /** @description Only reads of this venue. */
                venue?: components["schemas"]["Mic"];
                /** @description A line for each venue and type of data, or in these one for each customer. */
                by?: "venue" | "customer";
                /** @description The `Next` of the page before. */
                after?: components["parameters"]["OperatorAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lines, at most a hundred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Lines": [
                     *         {
                     *           "Venue": "ICPM",
                     *           "VenueName": "ICAP Securities MTF",
                     *           "DataType": "trade",
                     *           "Users": 12,
                     *           "Days": 20,
                     *           "Reads": "4120",
                     *           "ReadsByKey": "310",
                     *           "Pseudonym": null,
                     *           "Login": null
                     *         }
                     *       ],
                     *       "Next": null
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorUsage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOperatorUsageFile: {
        parameters: {
            query: {
                /**
                 * @description UTC.
                 * @example 2026-11
                 */
                month: components["schemas"]["OperatorMonth"];
                /** @description Only reads of this venue. */
                venue?: components["schemas"]["Mic"];
                /** @description A line for each venue and type of data, or in these one for each customer. */
                by?: "venue" | "customer";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOperatorRevenue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revenue and states. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "PresentMonth": "2026-11",
                     *       "Months": [
                     *         {
                     *           "Month": "2026-11",
                     *           "Venue": "ICPM",
                     *           "VenueName": "ICAP Securities MTF",
                     *           "Receipts": 3,
                     *           "Amount": "1800.00",
                     *           "GivenBack": "0.00"
                     *         }
                     *       ],
                     *       "States": [
                     *         {
                     *           "Kind": "payment",
                     *           "State": "captured",
                     *           "Count": 3,
                     *           "Amount": 1800
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorRevenue"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOperatorInvoices: {
        parameters: {
            query?: {
                /** @description Only those of this login, or the one with this number or purchase order. */
                who?: string;
                /** @description Only those in this state; `overdue` are open ones whose day to pay by is over. */
                state?: "open" | "overdue" | "settled" | "withdrawn" | "credited";
                /** @description The `Next` of the page before. */
                after?: components["parameters"]["OperatorAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invoices, at most a hundred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Invoices": [
                     *         {
                     *           "Number": "IN-2026-000001",
                     *           "IssuedOn": "2026-11-20",
                     *           "DueOn": "2026-12-20",
                     *           "Amount": 600,
                     *           "State": "open",
                     *           "IsOverdue": false,
                     *           "Login": "ada@example.com",
                     *           "Pseudonym": "2f1f7c1c-6a4e-4c8b-9a51-1f6f2b9e6d10",
                     *           "Company": "Example Ltd",
                     *           "PoNumber": null
                     *         }
                     *       ],
                     *       "Next": null
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorInvoiceList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOperatorInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Its number.
                 * @example IN-2026-000001
                 */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Invoice": {
                     *         "Number": "IN-2026-000001",
                     *         "IssuedOn": "2026-11-20",
                     *         "DueOn": "2026-12-20",
                     *         "Amount": 600,
                     *         "State": "open",
                     *         "IsOverdue": false,
                     *         "Login": "ada@example.com",
                     *         "Pseudonym": "2f1f7c1c-6a4e-4c8b-9a51-1f6f2b9e6d10",
                     *         "Company": "Example Ltd",
                     *         "PoNumber": null
                     *       },
                     *       "Customer": [
                     *         "Ada Example",
                     *         "Example Ltd",
                     *         "1 Example Street",
                     *         "GB"
                     *       ],
                     *       "Venues": [
                     *         {
                     *           "Venue": "ICPM",
                     *           "Name": "ICAP Securities MTF",
                     *           "Orders": true,
                     *           "Trades": false
                     *         }
                     *       ],
                     *       "StartsOn": "2026-12-01",
                     *       "EndsOn": "2027-11-30",
                     *       "Months": 12,
                     *       "CostPerVenue": 50,
                     *       "Purchase": null,
                     *       "SettledOn": null,
                     *       "Transfer": null,
                     *       "WithdrawnOn": null,
                     *       "CreditNumber": null,
                     *       "CreditedOn": null,
                     *       "Log": []
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorInvoice"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOperatorStorage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Kept": [
                     *         {
                     *           "DataType": "order",
                     *           "Months": 3,
                     *           "IsArchived": true
                     *         },
                     *         {
                     *           "DataType": "trade",
                     *           "Months": 60,
                     *           "IsArchived": true
                     *         }
                     *       ],
                     *       "Months": [
                     *         {
                     *           "DataType": "trade",
                     *           "Month": "2026-11",
                     *           "Bytes": "104857600",
                     *           "ArchivedDays": 0,
                     *           "ArchivedRows": "0",
                     *           "ArchivedBytes": "0"
                     *         }
                     *       ],
                     *       "Parts": [
                     *         {
                     *           "Part": "database",
                     *           "Files": null,
                     *           "Bytes": "524288000"
                     *         }
                     *       ],
                     *       "LastAudit": null,
                     *       "LastDatabaseArchive": null
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorStorage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOperatorPublished: {
        parameters: {
            query: {
                /**
                 * @description Of what kind.
                 * @example document
                 */
                kind: "document" | "report" | "terms" | "venue" | "calendar";
                /** @description The `Next` of the page before. */
                after?: components["parameters"]["OperatorAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is published, at most a hundred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Published": [
                     *         {
                     *           "Name": "data-format-guide.pdf",
                     *           "Title": "Data format guide",
                     *           "Of": null,
                     *           "At": "2026-11-20T09:30:00.000000Z",
                     *           "WithdrawnAt": null,
                     *           "Bytes": "103117",
                     *           "Page": "/files/documents/data-format-guide.pdf"
                     *         }
                     *       ],
                     *       "Next": null
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorPublishedList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOperatorPublishers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Keys": [
                     *         {
                     *           "Id": "4f0c2a9d1b7e",
                     *           "Name": "ICAP",
                     *           "Venues": [
                     *             "ICPM"
                     *           ],
                     *           "State": "works",
                     *           "CreatedAt": "2026-01-14T09:30:00.000000Z",
                     *           "ExpiresAt": "2027-01-14T09:30:00.000000Z",
                     *           "LastUsedAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorPublisherList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOperators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles, by login. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Roles": [
                     *         {
                     *           "Login": "operator@daylight.example",
                     *           "Role": "support",
                     *           "GrantedAt": "2026-01-14T09:30:00.000000Z",
                     *           "GrantedBy": "root"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorRoleList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOperatorLog: {
        parameters: {
            query?: {
                /** @description Only what was done to this, such as the pseudonym of an account or the id of a payment. */
                subject?: string;
                /** @description Only what was done, without what was read. */
                acts?: boolean;
                /** @description The `Next` of the page before. */
                after?: components["parameters"]["OperatorAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries, at most a hundred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Entries": [
                     *         {
                     *           "At": "2026-11-28T11:58:00.000000Z",
                     *           "By": "operator@daylight.example",
                     *           "For": null,
                     *           "Role": "support",
                     *           "RequestId": "2b0f1c1e-98a2-4ed3-8c1b-6a1f0f6c2d3e",
                     *           "Act": "suspend account",
                     *           "Subject": "2f1f7c1c-6a4e-4c8b-9a51-1f6f2b9e6d10",
                     *           "Reason": "asked by the customer",
                     *           "Details": {},
                     *           "Before": {
                     *             "suspended": false,
                     *             "sessions": 1
                     *           },
                     *           "After": {
                     *             "suspended": true,
                     *             "sessions": 0
                     *           }
                     *         }
                     *       ],
                     *       "Next": null
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorLog"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewAct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Act": {
                 *         "Name": "suspendAccount",
                 *         "Login": "ada@example.com"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PreviewActRequest"];
            };
        };
        responses: {
            /** @description What would be done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ReadAt": "2026-11-28T12:00:00.000000Z",
                     *       "Sentences": [
                     *         "ada@example.com can no longer sign in, and is told so at the next try; no mail is sent."
                     *       ],
                     *       "Before": {
                     *         "suspended": false,
                     *         "sessions": 1
                     *       },
                     *       "After": {
                     *         "suspended": true,
                     *         "sessions": 0
                     *       },
                     *       "Seen": "8Zp0m2v7l6q1x3n5b9d0f4h8j2k6w1y3u7i5o9p0a2s",
                     *       "AsksAgain": false
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorPreview"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    performAct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Act": {
                 *         "Name": "suspendAccount",
                 *         "Login": "ada@example.com"
                 *       },
                 *       "Reason": "asked by the customer, ticket 7",
                 *       "Seen": "8Zp0m2v7l6q1x3n5b9d0f4h8j2k6w1y3u7i5o9p0a2s",
                 *       "Attempt": "6e0d6f70-3b7c-4a3e-9a5f-0d8c1b2a3f4e"
                 *     }
                 */
                "application/json": components["schemas"]["PerformActRequest"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "DoneAt": "2026-11-28T12:00:00.000000Z",
                     *       "Repeated": false,
                     *       "Sentences": [
                     *         "ada@example.com can no longer sign in, and is told so at the next try; no mail is sent."
                     *       ],
                     *       "Before": {
                     *         "suspended": false,
                     *         "sessions": 1
                     *       },
                     *       "After": {
                     *         "suspended": true,
                     *         "sessions": 0
                     *       },
                     *       "Shown": []
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorDone"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["FactorRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
