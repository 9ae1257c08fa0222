// Made by npm run generate:docs from the contract; not to be edited.
export interface paths {
    "/hedera/api/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transactions of the ledger, newest first. */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One transaction with everything that is known of it. */
        get: operations["getTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/transactions/{id}/raw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One transaction as the network wrote it, in bytes and in fields. */
        get: operations["getRawTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/transactions/raw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same, of the transaction that the query names. */
        get: operations["getNamedRawTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts of the ledger, newest first. */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One account with everything that is known of it. */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/accounts/{id}/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its balance, now or at an instant. */
        get: operations["getAccountBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/accounts/{id}/balance-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How its balance went. */
        get: operations["getAccountBalanceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/accounts/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Files that it created, newest first. */
        get: operations["listAccountFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/accounts/{id}/staking-rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What staking paid to it, newest first. */
        get: operations["listStakingRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/accounts/{id}/allowances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Allowances in force that it granted or may spend, newest first. Those of single NFTs are shown with the NFTs. */
        get: operations["listAllowances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/accounts/{id}/airdrops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Airdrops that wait for a claim. */
        get: operations["listAirdrops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/accounts/{id}/created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entities that it created, newest first. */
        get: operations["listCreated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/accounts/{id}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transactions that touch an account or contract: paid, received, sent, called, or acted on. System accounts (number up to 1000) are part of every fee: theirs are those that they pay or that act on them. */
        get: operations["listAccountTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/accounts/{id}/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments and receipts: transactions that changed the hbar balance of an account. */
        get: operations["listAccountTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/accounts/{id}/erc20-transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** ERC-20 transfers that it sent or received; of a contract also those of the token that it is. */
        get: operations["listErc20Transfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/contracts/{id}/erc20-transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** ERC-20 transfers that it sent or received; of a contract also those of the token that it is. */
        get: operations["listContractErc20Transfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/accounts/{id}/transaction-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transactions that touched an account in the last 30 days. */
        get: operations["getAccountTransactionCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/accounts/{id}/transactions/{txId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One transaction, where it touches the account. */
        get: operations["getAccountTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contracts of the ledger, newest first. */
        get: operations["listContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/contracts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One contract with everything that is known of it. */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/contracts/{id}/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its balance, now or at an instant. */
        get: operations["getContractBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/contracts/{id}/balance-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How its balance went. */
        get: operations["getContractBalanceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/contracts/{id}/byte-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its code. */
        get: operations["getByteCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/contracts/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Logs that it wrote, newest first, decoded where the signature is known. */
        get: operations["listContractEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/contracts/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its storage slots with their newest values. */
        get: operations["listContractState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/contracts/{id}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transactions that touch a contract. */
        get: operations["listContractTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/contracts/{id}/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments and receipts of a contract. */
        get: operations["listContractTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/contracts/{id}/transaction-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transactions that touched a contract in the last 30 days. */
        get: operations["getContractTransactionCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/contracts/{id}/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Calls of a contract, with their parameters decoded where the signature is known. */
        get: operations["listContractCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/contracts/{id}/tokentransfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Token transfers of a contract. */
        get: operations["listContractTokenTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/contracts/{id}/stats/transaction-volume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transactions that a contract takes part in over time. */
        get: operations["getContractVolume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/contracts/{id}/stats/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Distinct senders of calls of a contract over time. */
        get: operations["getContractUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/contracts/{id}/abi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ABI by which calls and logs of a contract are decoded; null where none is known. */
        get: operations["getContractAbi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/compilers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Solidity compilers with which this server can verify contracts. */
        get: operations["listCompilers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/contracts/{id}/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its verified source; null where none was verified. */
        get: operations["getContractSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/contracts/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Runs a view function over the code and storage of the newest block. Nothing is changed, nobody is paid. */
        get: operations["readContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Topics of the ledger, newest first. */
        get: operations["listTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/topics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One topic with everything that is known of it. */
        get: operations["getTopic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/topics/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of a topic, newest first. */
        get: operations["listTopicMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One file with its contents. */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/files/{id}/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes of a file, newest first. */
        get: operations["listFileUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One schedule with everything that is known of it. */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Blocks (stream files), newest first. */
        get: operations["listBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/blocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One block with its proof. */
        get: operations["getBlock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/blocks/{id}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transactions of a block, in their order. */
        get: operations["listBlockTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/hts/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tokens, newest first, deleted ones too. */
        get: operations["listTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tokens, newest first, deleted ones too. */
        get: operations["listTokensShort"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/hts/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One token. */
        get: operations["getToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One token. */
        get: operations["getTokenShort"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/hts/tokens/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts that hold a token, by balance. */
        get: operations["listTokenHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/tokens/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts that hold a token, by balance. */
        get: operations["listTokenHoldersShort"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/hts/tokens/{id}/traits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Traits of the NFTs of a collection, most frequent values first, at most 500. */
        get: operations["listTraits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/tokens/{id}/traits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Traits of the NFTs of a collection, most frequent values first, at most 500. */
        get: operations["listTraitsShort"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/hts/tokens/{id}/fee-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every custom fee schedule that a token had. */
        get: operations["listFeeSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/tokens/{id}/fee-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every custom fee schedule that a token had. */
        get: operations["listFeeSchedulesShort"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/hts/tokens/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many tokens there are, and how many were created over time. */
        get: operations["getTokenStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/hts/tokens/stats/value": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was moved of each token in a period, for the tokens that were moved most often. */
        get: operations["listTokenValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/hts/tokens/{id}/stats/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transactions that a token takes part in over time. */
        get: operations["getTokenVolume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/hts/tokens/{id}/stats/value": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was moved of a token over time, in its smallest units. */
        get: operations["getTokenValue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/hts/tokens/accounts/{id}/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an account has of tokens, newest token first, each with its name and decimals. */
        get: operations["listTokenBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/tokens/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Token transfers. */
        get: operations["listTransfersOfTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/hts/token/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Token transfers. */
        get: operations["listTokenTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/hts/tokens/{id}/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transfers of a token. */
        get: operations["listTransfersOfToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/hts/tokens/{id}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transactions that touch a token. */
        get: operations["listTransactionsOfToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/nfts/nfts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** NFTs, newest mint first; those of one collection by serial, burned and wiped ones too. */
        get: operations["listNfts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/nfts/nfts/{tokenId}/{serial}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One NFT. */
        get: operations["getNft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/nfts/nfts-collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** NFT collections, newest first, each with its newest NFTs. */
        get: operations["listNftCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/nfts/nfts-active-collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** NFT collections that saw most changes of hands, then most mints, in a period (1W by default). */
        get: operations["listActiveNftCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/nfts/nfts-transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** NFT transfers. */
        get: operations["listNftTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/nfts/nft-metadata/{tokenId}/{serialNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is stored of the metadata of an NFT. Where it was not resolved yet it is tried at once, ahead of all others. */
        get: operations["getNftMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/charts/allTransactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transactions over time. */
        get: operations["getChartAllTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/charts/transactionTypeDimension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transactions over time by type. */
        get: operations["getChartTransactionTypeDimension"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/charts/accountsCreated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts created over time, automatic creations included. */
        get: operations["getChartAccountsCreated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/charts/nftMinted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** NFTs minted over time. */
        get: operations["getChartNftMinted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/charts/nftTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** NFTs that changed hands over time: all changes of owner but mints. */
        get: operations["getChartNftTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/charts/tokenTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Credits of fungible tokens over time. */
        get: operations["getChartTokenTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/charts/tokenMinted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Successful token mint transactions over time. */
        get: operations["getChartTokenMinted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/stats/transaction-volume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transactions over time, of all or of some types. */
        get: operations["getTransactionVolume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/stats/transaction-value/hbar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tinybars moved over time. */
        get: operations["getTransactionValue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/stats/transaction-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transactions of a period by service or by type. */
        get: operations["listTransactionTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/stats/top-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Most active services, transaction types and payers of a period. */
        get: operations["getTopLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/stats/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How busy the network was in a period: transactions a second, fees and active accounts. */
        get: operations["getNetworkActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/stats/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much is stored (transactions, accounts, tokens and more), and since when. */
        get: operations["getStatsCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/stats/counts/txn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much is stored (transactions, accounts, tokens and more), and since when. */
        get: operations["getTransactionCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/stats/counts/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much is stored (transactions, accounts, tokens and more), and since when. */
        get: operations["getAccountCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/stats/counts/static": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much is stored (transactions, accounts, tokens and more), and since when. */
        get: operations["getStaticCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/stats/top-nft-owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts that own most NFTs; `value` counts them. */
        get: operations["listTopNftOwners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/stats/top-nft-creators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payers of most mints; `value` counts NFTs. */
        get: operations["listTopNftCreators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/stats/top-token-holders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts with most kinds of tokens; `value` counts those that it holds or is associated with. */
        get: operations["listTopTokenHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/stats/top-treasuries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Treasuries of the collections with most NFTs. */
        get: operations["listTopTreasuries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/stats/top-collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Collections with most NFTs. */
        get: operations["listTopCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/stats/top-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts that hold most hbar. */
        get: operations["listTopAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/stats/nodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Consensus nodes: stake, place, and what they did and earned in a period (1D by default). */
        get: operations["listNodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/prices/hbar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an hbar costs: by the configured feed, else by the exchange rate of the ledger. */
        get: operations["getPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/prices/binance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an hbar costs at binance, where a feed of it is configured. */
        get: operations["getBinancePrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/prices/okex": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an hbar costs at okex, where a feed of it is configured. */
        get: operations["getOkexPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/prices/bittrex": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an hbar costs at bittrex, where a feed of it is configured. */
        get: operations["getBittrexPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/network/supply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Supply of hbar. */
        get: operations["getNetworkSupply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/network/exchange-rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The exchange rate of the ledger, now or at an instant, since when it is in force, and its history over a period. */
        get: operations["getExchangeRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a search text can mean, over all kinds, best first. */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/search/route": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where submitting a search text leads, by the rules of quick search. */
        get: operations["routeSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/search/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many rows each tab of the search page has, for one query. */
        get: operations["countSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/dapps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active dapps in the order of their sort index. */
        get: operations["listDapps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/dapps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One dapp with the newest of its transfers. */
        get: operations["getDapp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/dapps/{id}/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The contracts of a dapp. */
        get: operations["listDappContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/dapps/{id}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transactions of a contract of the dapp (`contractID`, the primary one by default), or of its account where it has no contract. */
        get: operations["listDappTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/dapps/{id}/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments and receipts of the account or a contract of the dapp. */
        get: operations["listDappTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/dapps/{id}/tokentransfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Token transfers: of a contract of the dapp (`contractID`) that is a token, else those in which the account or contract takes part. */
        get: operations["listDappTokenTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/stream/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transactions as they come to consensus, as server-sent events. Each message costs one unit. */
        get: operations["streamTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/stream/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events of contracts as they happen, as server-sent events. Each message costs one unit. */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/stream/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of topics as they come to consensus, as server-sent events. Each message costs one unit. */
        get: operations["streamMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hedera/api/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of accounts and contracts: of nodes, of dapps, and of contracts in their source. */
        get: operations["listNames"];
        put?: never;
        post?: never;
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
        /** @description An account with everything that is known of it. */
        Account: {
            /**
             * @description The account.
             * @example 0.0.1001
             */
            accountID: string;
            /**
             * @description The account or contract.
             * @example 0.0.1001
             */
            id: string;
            /** @description Payer of the transaction that created it; null where the creation was not read. */
            payerID: string | null;
            /** @description Consensus timestamp of that transaction; null where the creation was not read. */
            createdOn: string | null;
            /** @description When it expires: as stated, else its creation and auto-renew period; null where unknown. */
            expiry: string | null;
            /** @description Same as `expiry`. */
            expiryDate: string | null;
            /** @description Tinybars now; null where nothing anchors the balances of this ledger. Integer; a decimal string beyond 2^53-1. */
            balance: number | string | null;
            /** @description Tinybars gained since the first block that was read; all that is known without an anchor. Integer; a decimal string beyond 2^53-1. */
            balanceChange: number | string;
            /** @description Memo; empty for none. */
            memo: string;
            /** @description EVM address (20 bytes): its own, else the one that follows from the id. */
            evmAddress: string | null;
            /** @description Whether it was deleted. */
            deleted: boolean;
            /** @description Alias in base 32 (a serialized key), as HIP-32 writes it; null for none. */
            alias: string | null;
            /** @description Whether it is a contract. */
            isContract: boolean;
            /** @description Whether a consensus node is paid by this account. */
            isNodeAccount: boolean;
            knownFrom: components["schemas"]["KnownFrom"];
            /** @description The five letters of its id (HIP-15); null for a network without a known ledger id. */
            checksum: string | null;
            /** @description First instant whose balances are known; null without an anchor. */
            balanceKnownFrom: string | null;
            /** @description Newest create, update or delete that was read. */
            lastUpdatedOn: string | null;
            /** @description Who got what it held when it was deleted. */
            obtainer: string | null;
            /** @description Seconds by which it is renewed; null where unknown. Integer; a decimal string beyond 2^53-1. */
            autoRenewPeriod: number | string | null;
            /** @description Who pays for renewing it; null for itself. */
            autoRenewAccount: string | null;
            /** @description Slots for tokens that associate themselves; -1 for no limit. */
            maxAutomaticTokenAssociations: number | null;
            /** @description Nonce of its Ethereum transactions, or of its creations where it is a contract; null where unknown. Integer; a decimal string beyond 2^53-1. */
            ethereumNonce: number | string | null;
            /** @description Tokens that it is associated with or holds. */
            numTokens: number;
            /** @description Tokens of which it has more than none. */
            numTokensHeld: number;
            /** @description NFTs that it owns. */
            numNfts: number;
            /** @description Transactions that touch the account, over the last 30 days of the ledger; of system accounts (0.0.1 to 0.0.1000) those that they pay or that act on them. */
            numRecentTxns: number;
            /** @description Node that it stakes to; null for none. Integer; a decimal string beyond 2^53-1. */
            stakedNodeId: number | string | null;
            /**
             * @description Account that it stakes to; 0.0.0 for none.
             * @example 0.0.1001
             */
            stakedAccountId: string;
            /** @description Start (midnight UTC) of the staking period it stakes since; null for none. */
            stakeIdStartPeriod: string | null;
            /** @description Whether it declines staking rewards. */
            declineReward: boolean;
            /** @description Stake of the node in tinybars, as of the newest stake update; null for other accounts. Integer; a decimal string beyond 2^53-1. */
            stake: number | string | null;
            /** @description Part of the node's stake that earns rewards, in tinybars; null for other accounts. Integer; a decimal string beyond 2^53-1. */
            stake_rewarded: number | string | null;
            /** @description Part of the node's stake that declined rewards, in tinybars; null for others. Integer; a decimal string beyond 2^53-1. */
            stake_not_rewarded: number | string | null;
            /** @description Least stake that gives the node a weight, in tinybars; null for other accounts. Integer; a decimal string beyond 2^53-1. */
            min_stake: number | string | null;
            /** @description Greatest stake that counts for the node, in tinybars; null for other accounts. Integer; a decimal string beyond 2^53-1. */
            max_stake: number | string | null;
            /** @description Its key; null where unknown. */
            publicKey: components["schemas"]["Key"] | null;
            /** @description Bytes of the alias. */
            aliasHex: string | null;
            /** @description The node that is paid by this account; null for other accounts. Integer; a decimal string beyond 2^53-1. */
            nodeId: number | string | null;
            /** @description Whether it has to sign for what it receives. */
            receiverSigRequired: boolean;
            /** @description Whether the deletion removed it from state. */
            permanentRemoval: boolean;
            /** @description Airdrops that wait for it to claim them. */
            pendingAirdropsReceived: number;
            /** @description Airdrops that it sent and that were not claimed yet. */
            pendingAirdropsSent: number;
        };
        /** @description A balance at an instant. */
        AccountBalance: {
            /**
             * @description The account or contract.
             * @example 0.0.1001
             */
            accountID: string;
            /** @description Tinybars at that instant; null where it cannot be known. Integer; a decimal string beyond 2^53-1. */
            balance: number | string | null;
            /** @description Tinybars gained from the first block that was read up to that instant. Integer; a decimal string beyond 2^53-1. */
            balanceChange: number | string;
            /**
             * @description The instant: all transactions up to it are in the balance. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            timestamp: string;
            /** @description First instant whose balances are known; null without an anchor. */
            knownFrom: string | null;
        };
        /** @description A file that the account created. */
        AccountFile: {
            /**
             * @description The file.
             * @example 0.0.1001
             */
            fileID: string;
            /**
             * @description Same as `fileID`.
             * @example 0.0.1001
             */
            fileId: string;
            /**
             * @description When it was created. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            createDate: string;
            /** @description When it was last changed; null where it never was. */
            updateDate: string | null;
            /** @description Memo; empty for none. */
            memo: string;
            /** @description Size of its contents. Integer; a decimal string beyond 2^53-1. */
            sizeBytes: number | string;
            /** @description Whether it was deleted. */
            deleted: boolean;
        };
        /** @description An account in a list. */
        AccountRow: {
            /**
             * @description The account.
             * @example 0.0.1001
             */
            accountID: string;
            /**
             * @description The account or contract.
             * @example 0.0.1001
             */
            id: string;
            /** @description Payer of the transaction that created it; null where the creation was not read. */
            payerID: string | null;
            /** @description Consensus timestamp of that transaction; null where the creation was not read. */
            createdOn: string | null;
            /** @description When it expires: as stated, else its creation and auto-renew period; null where unknown. */
            expiry: string | null;
            /** @description Same as `expiry`. */
            expiryDate: string | null;
            /** @description Tinybars now; null where nothing anchors the balances of this ledger. Integer; a decimal string beyond 2^53-1. */
            balance: number | string | null;
            /** @description Tinybars gained since the first block that was read; all that is known without an anchor. Integer; a decimal string beyond 2^53-1. */
            balanceChange: number | string;
            /** @description Memo; empty for none. */
            memo: string;
            /** @description EVM address (20 bytes): its own, else the one that follows from the id. */
            evmAddress: string | null;
            /** @description Whether it was deleted. */
            deleted: boolean;
            /** @description Alias in base 32 (a serialized key), as HIP-32 writes it; null for none. */
            alias: string | null;
            /** @description Whether it is a contract. */
            isContract: boolean;
            /** @description Whether a consensus node is paid by this account. */
            isNodeAccount: boolean;
        };
        /** @description A staking reward as it was paid. */
        AccountStakingReward: {
            /**
             * @description Consensus timestamp of the transaction that paid it. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusTime: string;
            /** @description Digits form of its transaction id. */
            transactionID: string;
            /** @description `payer@seconds.nanoseconds`. */
            readableTransactionID: string;
            /** @description Tinybars. Integer; a decimal string beyond 2^53-1. */
            amount: number | string;
        };
        /** @description A payment or receipt. */
        AccountTransfer: {
            /** @description Digits form of the transaction id. */
            transactionID: string;
            /** @description `payer@seconds.nanoseconds`. */
            readableTransactionID: string;
            /**
             * @description Consensus timestamp. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusTime: string;
            /** @description credit where `amount` is above 0 (or 0, and a staking reward came), else debit. */
            transactionDirection: "credit" | "debit";
            /**
             * @description The account.
             * @example 0.0.1001
             */
            accountID: string;
            /** @description Signed change of its balance in tinybars: what it received or sent and the fee that it paid or earned, without `stakingReward`. Integer; a decimal string beyond 2^53-1. */
            amount: number | string;
            /** @description Fee that it paid, in tinybars; part of `amount`. Integer; a decimal string beyond 2^53-1. */
            fee: number | string;
            /** @description Staking reward that came along, in tinybars: the balance changed by this and `amount`. Negative for the account that pays rewards. Integer; a decimal string beyond 2^53-1. */
            stakingReward: number | string;
            /** @description The other side, each account once: those that sent where it received, and the other way round, fees and staking rewards apart. Where it earned a fee or got a reward alone, who paid that. Empty where it paid the fee alone. */
            toFromAccount: string[];
            /** @description Memo of the transaction. */
            memo: string;
            /** @description ResponseCodeEnum name. */
            status: string;
            /** @description Transaction type code. */
            type: string;
            /** @description The type for people. */
            typeLabel: string;
        };
        /** @description A page of payments and receipts. */
        AccountTransferList: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["AccountTransfer"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description What somebody may spend of an account. */
        Allowance: {
            /**
             * @description What may be spent: hbar, an amount, or all NFTs.
             * @enum {unknown}
             */
            kind: "hbar" | "token" | "nft";
            /**
             * @description Whose it is.
             * @example 0.0.1001
             */
            owner: string;
            /**
             * @description Who may spend it.
             * @example 0.0.1001
             */
            spender: string;
            /** @description The token or collection; null for hbar. */
            tokenId: string | null;
            /** @description As granted, in tinybars or smallest units; null for NFTs. Integer; a decimal string beyond 2^53-1. */
            amountGranted: number | string | null;
            /** @description What is left of it; null for NFTs. Integer; a decimal string beyond 2^53-1. */
            amount: number | string | null;
            /**
             * @description Of the newest grant. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            grantedTime: string;
            /**
             * @description Of the newest change. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            changedTime: string;
        };
        /** @description A custom fee that was charged, from record.assessedCustomFees. */
        AssessedCustomFee: {
            /** @description Units of the token, or tinybars where `tokenID` is null. Integer; a decimal string beyond 2^53-1. */
            amount: number | string;
            /** @description Token the fee was paid in; null for hbar. */
            tokenID: string | null;
            /**
             * @description Who received the fee.
             * @example 0.0.1001
             */
            collectorAccountID: string;
            /** @description Accounts that paid it; empty in older records. */
            effectivePayerAccountIDs: string[];
        };
        /** @description How a balance went. */
        BalanceHistory: {
            /**
             * @description The account or contract.
             * @example 0.0.1001
             */
            accountID: string;
            /** @description The period asked for; null for a span of its own. */
            period: string | null;
            /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w or 30d. */
            interval: string;
            /** @description Tinybars gained over the span. Integer; a decimal string beyond 2^53-1. */
            totalSum: number | string;
            pctChange: components["schemas"]["pctChange"];
            /** @description Every bucket of the span, oldest first. */
            data: components["schemas"]["BalancePoint"][];
            /**
             * @description Always false: the series is complete.
             * @constant
             */
            loading: false;
        };
        /** @description One point of a balance history. */
        BalancePoint: {
            /**
             * @description End of the bucket; the newest stored instant for the last one. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            timestamp: string;
            /** @description Tinybars held at that instant; null where it cannot be known. Integer; a decimal string beyond 2^53-1. */
            value: number | string | null;
            /** @description Tinybars gained within the bucket. Integer; a decimal string beyond 2^53-1. */
            change: number | string;
            /** @description True for the current bucket, which is not over. */
            partial: boolean;
        };
        /** @description A block and why it is believed. */
        Block: {
            /** @description Place of the block in the store; the block number where files state one. Integer; a decimal string beyond 2^53-1. */
            sequence: number | string;
            /** @description Block number; null where the files state none. Integer; a decimal string beyond 2^53-1. */
            number: number | string | null;
            /** @description Hash that the next block builds on. Lower-case hex without 0x. */
            hash: string;
            /** @description The same hash of the block before. Lower-case hex without 0x. */
            previousHash: string;
            /** @description Name of the stream file. */
            fileName: string;
            /**
             * @description Consensus timestamp of its first transaction. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusStart: string;
            /**
             * @description Consensus timestamp of its last transaction. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusEnd: string;
            /** @description Transactions in its file, without those of the nodes themselves. Errata, which the proof lists, are beside the file. */
            transactionCount: number;
            /** @description The nodes' own transactions in it: hinTS keys and signatures, votes. */
            nodeTransactionCount: number;
            /** @description Gas charged in it. Integer; a decimal string beyond 2^53-1. */
            gasUsed: number | string;
            /** @description Size of its file. */
            sizeBytes: number;
            /** @description record, wrapped-record or block. */
            format: string;
            /** @description signatures, threshold, unsigned or unverified. */
            proven: string;
            /** @description Nodes whose signatures verified. */
            signatureCount: number;
            /** @description True where blocks before this one are not in the store. */
            gapBefore: boolean;
            /** @description Block number; null where the files state none. Integer; a decimal string beyond 2^53-1. */
            previousNumber: number | string | null;
            /** @description Block number; null where the files state none. Integer; a decimal string beyond 2^53-1. */
            nextNumber: number | string | null;
            proof: components["schemas"]["BlockProof"];
            /** @description On the two blocks at the cutover; null for all others. */
            cutover: components["schemas"]["Cutover"] | null;
            /** @description Fields in it that the program which read it does not know; their values are passed over. */
            unknownFields: components["schemas"]["UnknownField"][];
            /** @description Of a block that was verified under a key that blocks handed over: the keys up to it, oldest first, from the one that the ledger id names or the operator pinned. The newest 100 of them. Empty for all others. */
            keyChain: components["schemas"]["KeyStep"][];
        };
        /** @description The proof of a block. */
        BlockProof: {
            /** @description Number of the block; null where the files state none. Integer; a decimal string beyond 2^53-1. */
            blockNumber: number | string | null;
            /** @description Hash that the next block builds on: running hash, file hash or block root, by format. Lower-case hex without 0x. */
            blockHash: string;
            /** @description The same hash of the block before, as this block states it. Lower-case hex without 0x. */
            previousHash: string;
            /** @description Name of the stream file. */
            fileName: string;
            /** @description SHA-384 that nodes signed; the block hash again where a mirror node reported the block. Lower-case hex without 0x. */
            fileHash: string;
            /** @description SHA-384 of the metadata, signed too from record format 5 on. */
            metadataHash: string | null;
            /** @description Record file version 1, 2, 5 or 6; 7 for block streams; 0 where a mirror node reported the block. */
            version: number;
            /** @description Version of the network software, such as 0.63.9. */
            hapiVersion: string | null;
            /** @description "signatures" where enough nodes signed the hash; "threshold" where the common signature of the nodes was verified, of the block or of a later one that names its hash; "unsigned" where signatures were not checked; "erratum" of a transaction that no node signed and that was taken because its hash is known; "mirror" where a mirror node reported the block, and nothing of it is proven. */
            proven: "signatures" | "threshold" | "unsigned" | "erratum" | "mirror";
            /** @description Of a block of the block stream: its common signature. Null for record files. */
            threshold: components["schemas"]["ThresholdProof"] | null;
            /** @description Nodes whose signatures verified. */
            signedBy: components["schemas"]["BlockSigner"][];
            /** @description Nodes of the address book without a verified signature. */
            missing: string[];
            /** @description Signatures that were present and did not verify. */
            rejected: number;
            /** @description Stake of the nodes that signed; number of nodes where not stake weighted. Integer; a decimal string beyond 2^53-1. */
            stakeSigned: number | string;
            /** @description Stake of all nodes; number of nodes where not stake weighted. Integer; a decimal string beyond 2^53-1. */
            stakeTotal: number | string;
            /** @description True where stakes were known; otherwise every node counts the same. */
            stakeWeighted: boolean;
            /** @description False where this program knows no block of that software version and guesses how the hash is computed; the next block confirms it or not. */
            blockHashKnown: boolean;
            /** @description Transactions of the block that no node signed: errata of the network, taken because their hash is known. */
            errata: string[];
            /** @description Parts of the file that no node signed; only a genesis-state changed something. */
            notSigned: components["schemas"]["NotSignedPart"][];
            /** @description True where blocks before this one are not in the store. */
            gapBefore: boolean;
        };
        /** @description A block in a list. */
        BlockRow: {
            /** @description Place of the block in the store; the block number where files state one. Integer; a decimal string beyond 2^53-1. */
            sequence: number | string;
            /** @description Block number; null where the files state none. Integer; a decimal string beyond 2^53-1. */
            number: number | string | null;
            /** @description Hash that the next block builds on. Lower-case hex without 0x. */
            hash: string;
            /** @description The same hash of the block before. Lower-case hex without 0x. */
            previousHash: string;
            /** @description Name of the stream file. */
            fileName: string;
            /**
             * @description Consensus timestamp of its first transaction. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusStart: string;
            /**
             * @description Consensus timestamp of its last transaction. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusEnd: string;
            /** @description Transactions in its file, without those of the nodes themselves. Errata, which the proof lists, are beside the file. */
            transactionCount: number;
            /** @description The nodes' own transactions in it: hinTS keys and signatures, votes. */
            nodeTransactionCount: number;
            /** @description Gas charged in it. Integer; a decimal string beyond 2^53-1. */
            gasUsed: number | string;
            /** @description Size of its file. */
            sizeBytes: number;
            /** @description record, wrapped-record or block. */
            format: string;
            /** @description signatures, threshold, unsigned or unverified. */
            proven: string;
            /** @description Nodes whose signatures verified. */
            signatureCount: number;
            /** @description True where blocks before this one are not in the store. */
            gapBefore: boolean;
        };
        /** @description A node whose signature of the block verified. */
        BlockSigner: {
            /** @description Node id in the address book in force. Integer; a decimal string beyond 2^53-1. */
            nodeID: number | string;
            /**
             * @description Account of the node.
             * @example 0.0.1001
             */
            accountID: string;
            /** @description Stake in tinybars that its signature counted for; null where no stake was known. Integer; a decimal string beyond 2^53-1. */
            stake: number | string | null;
        };
        /** @description Code of a contract. */
        ByteCode: {
            /**
             * @description The contract.
             * @example 0.0.1001
             */
            contractID: string;
            /** @description Code that calls run; null where no sidecar carried it. Same as `runtimeByteCode`. */
            byteCode: string | null;
            /** @description Code that calls run, from the sidecar of the creation. */
            runtimeByteCode: string | null;
            /** @description Code that ran at creation: from the sidecar, else the contents of the file that was named. */
            initCode: string | null;
            /** @description Where `initCode` comes from; null without one. A file is named as it is now. */
            initCodeSource: ("sidecar" | "file") | null;
            /** @description The file that was named at creation. */
            fileID: string | null;
            /** @description Consensus timestamp of the transaction whose sidecar held the code. */
            storedAt: string | null;
        };
        /** @description The bytes that were submitted; every field of them is in the raw transaction. */
        CarriedData: {
            /** @description Serialized Transaction. */
            data: string | null;
            /** @description File that it writes or deletes, or takes its init code or call data from. */
            fileName: string | null;
            /** @description Constructor arguments of a contract create. */
            constructorParameters: string | null;
        };
        /** @description One bucket of a series. */
        ChartPoint: {
            /**
             * @description Start of the bucket. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            timestamp: string;
            /** @description Sum over the bucket; 0 for an empty one. Integer; a decimal string beyond 2^53-1. */
            value: number | string;
            /** @description True where only a part of the bucket lies in the span: the first and the current one. */
            partial: boolean;
        };
        /** @description A chart. */
        ChartSeries: {
            /** @description Sum of the values. Integer; a decimal string beyond 2^53-1. */
            totalSum: number | string;
            pctChange: components["schemas"]["pctChange"];
            /** @description Every bucket of the span, oldest first, empty ones too. */
            data: components["schemas"]["ChartPoint"][];
            /**
             * @description Always false: the series is complete.
             * @constant
             */
            loading: false;
            /** @description The period asked for; null for a span of its own. */
            period: string | null;
            /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w or 1M. */
            interval: string;
            /** @description First instant of the span; null where nothing is stored. */
            start: string | null;
            /** @description Last instant of the span. */
            end: string | null;
        };
        /** @description Which part of a longer message this is; the ledger does not check it. */
        ChunkInfo: {
            /** @description Position of this part, from 1. */
            number: number;
            /** @description Number of parts, as the sender said. */
            total: number;
            /** @description Readable transaction id of the first part. */
            initialTransactionID: string;
        };
        /** @description A value of a trait in a collection. */
        CollectionTrait: {
            /** @description Name of the trait; empty where it has none. */
            name: string;
            /** @description The value, as text. */
            value: string;
            /** @description NFTs of the collection that have it, by the metadata that was read. */
            nfts: number;
        };
        /** @description Solidity compilers of this server. */
        Compilers: {
            /** @description Newest first. */
            versions: string[];
        };
        /** @description A contract with everything that is known of it. */
        Contract: {
            /**
             * @description The contract.
             * @example 0.0.1001
             */
            contractID: string;
            /**
             * @description The account or contract.
             * @example 0.0.1001
             */
            id: string;
            /** @description Payer of the transaction that created it; null where the creation was not read. */
            payerID: string | null;
            /** @description Consensus timestamp of that transaction; null where the creation was not read. */
            createdOn: string | null;
            /** @description When it expires: as stated, else its creation and auto-renew period; null where unknown. */
            expiry: string | null;
            /** @description Same as `expiry`. */
            expiryDate: string | null;
            /** @description Tinybars now; null where nothing anchors the balances of this ledger. Integer; a decimal string beyond 2^53-1. */
            balance: number | string | null;
            /** @description Tinybars gained since the first block that was read; all that is known without an anchor. Integer; a decimal string beyond 2^53-1. */
            balanceChange: number | string;
            /** @description Memo; empty for none. */
            memo: string;
            /** @description EVM address (20 bytes): its own, else the one that follows from the id. */
            evmAddress: string | null;
            /** @description Whether it was deleted. */
            deleted: boolean;
            knownFrom: components["schemas"]["KnownFrom"];
            /** @description The five letters of its id (HIP-15); null for a network without a known ledger id. */
            checksum: string | null;
            /** @description First instant whose balances are known; null without an anchor. */
            balanceKnownFrom: string | null;
            /** @description Newest create, update or delete that was read. */
            lastUpdatedOn: string | null;
            /** @description Who got what it held when it was deleted. */
            obtainer: string | null;
            /** @description Seconds by which it is renewed; null where unknown. Integer; a decimal string beyond 2^53-1. */
            autoRenewPeriod: number | string | null;
            /** @description Who pays for renewing it; null for itself. */
            autoRenewAccount: string | null;
            /** @description Slots for tokens that associate themselves; -1 for no limit. */
            maxAutomaticTokenAssociations: number | null;
            /** @description Nonce of its Ethereum transactions, or of its creations where it is a contract; null where unknown. Integer; a decimal string beyond 2^53-1. */
            ethereumNonce: number | string | null;
            /** @description Tokens that it is associated with or holds. */
            numTokens: number;
            /** @description Tokens of which it has more than none. */
            numTokensHeld: number;
            /** @description NFTs that it owns. */
            numNfts: number;
            /** @description Transactions that touch the account, over the last 30 days of the ledger; of system accounts (0.0.1 to 0.0.1000) those that they pay or that act on them. */
            numRecentTxns: number;
            /** @description Node that it stakes to; null for none. Integer; a decimal string beyond 2^53-1. */
            stakedNodeId: number | string | null;
            /**
             * @description Account that it stakes to; 0.0.0 for none.
             * @example 0.0.1001
             */
            stakedAccountId: string;
            /** @description Start (midnight UTC) of the staking period it stakes since; null for none. */
            stakeIdStartPeriod: string | null;
            /** @description Whether it declines staking rewards. */
            declineReward: boolean;
            /** @description Stake of the node in tinybars, as of the newest stake update; null for other accounts. Integer; a decimal string beyond 2^53-1. */
            stake: number | string | null;
            /** @description Part of the node's stake that earns rewards, in tinybars; null for other accounts. Integer; a decimal string beyond 2^53-1. */
            stake_rewarded: number | string | null;
            /** @description Part of the node's stake that declined rewards, in tinybars; null for others. Integer; a decimal string beyond 2^53-1. */
            stake_not_rewarded: number | string | null;
            /** @description Least stake that gives the node a weight, in tinybars; null for other accounts. Integer; a decimal string beyond 2^53-1. */
            min_stake: number | string | null;
            /** @description Greatest stake that counts for the node, in tinybars; null for other accounts. Integer; a decimal string beyond 2^53-1. */
            max_stake: number | string | null;
            /** @description Its key; null where unknown. The key of its own id means that nobody can change it. */
            adminKey: components["schemas"]["Key"] | null;
            /** @description Whether nobody can change it: it has no key but its own id. */
            immutable: boolean;
            /** @description File that held its init code; null where the code came with the transaction or is unknown. */
            fileID: string | null;
            /** @description Whether the deletion removed it from state. */
            permanentRemoval: boolean;
            /** @description Transactions that it took part in over the last 30 days of the ledger. */
            txVolume: number;
            /** @description Distinct senders of its calls over the last 30 days of the ledger. */
            usersCount: number;
        };
        /** @description ABI of a contract. */
        ContractAbi: {
            /**
             * @description The contract.
             * @example 0.0.1001
             */
            contractID: string;
            /** @description Name of the contract in its source; empty where it is not known. */
            name: string;
            /** @description Functions, events and errors, as the compiler writes them. */
            abi: {
                [key: string]: unknown;
            }[];
            /** @description Where it comes from: demo, operator, dapp, user or verified. */
            source: string;
            /** @description SHA-256 of the ABI in its stored form, in hex. */
            hash: string;
            /** @description When it was stored, ISO-8601 UTC. */
            uploaded: string;
        };
        /** @description One call inside the EVM, from the sidecar. */
        ContractAction: {
            /** @description Position in the call tree, depth first, from 0. */
            index: number;
            /** @description Depth in the call tree, 0 for the first call. */
            callDepth: number;
            /** @description CALL, CREATE, PRECOMPILE or SYSTEM, from the sidecar. */
            callType: string;
            /** @description CALL, CALLCODE, DELEGATECALL, STATICCALL, CREATE, CREATE2, or OP_UNKNOWN. */
            callOperationType: string;
            /** @description Account or contract that called. */
            caller: string | null;
            /** @description Account or contract that was called. */
            recipient: string | null;
            /** @description 20-byte address that was called and did not exist. */
            targetedAddress: string | null;
            /** @description Tinybars sent with the call. Integer; a decimal string beyond 2^53-1. */
            value: number | string;
            /** @description Gas given to the call. Integer; a decimal string beyond 2^53-1. */
            gas: number | string;
            /** @description Gas that it used. Integer; a decimal string beyond 2^53-1. */
            gasUsed: number | string;
            /** @description Call data. Lower-case hex without 0x. */
            input: string;
            /** @description OUTPUT, REVERT_REASON or ERROR; null where the sidecar has no result of the call. */
            resultDataType: string | null;
            /** @description Output, revert reason or error of the call; empty without a result. Lower-case hex without 0x. */
            resultData: string;
        };
        /** @description Code of a created contract, from the sidecar. */
        ContractBytecode: {
            /**
             * @description Contract that was created.
             * @example 0.0.1001
             */
            contractID: string;
            /** @description Code that ran at creation. */
            initcode: string | null;
            /** @description Code that calls run. */
            runtimeBytecode: string | null;
        };
        /** @description A call of a contract. */
        ContractCall: {
            /** @description Digits form of the transaction id. */
            transactionID: string;
            /** @description `payer@seconds.nanoseconds`. */
            readableTransactionID: string;
            /**
             * @description Consensus timestamp. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusTime: string;
            /**
             * @description Contract that was called.
             * @example 0.0.1001
             */
            contractID: string;
            /**
             * @description Account that sent the call: the sender that the EVM saw, else the payer.
             * @example 0.0.1001
             */
            calledBy: string;
            /**
             * @description Account that paid for the call; a relay, where another sent it.
             * @example 0.0.1001
             */
            payerID: string;
            /** @description Account that the EVM saw as the sender, where the record says so. */
            senderID: string | null;
            /** @description Transaction type code. */
            type: string;
            /** @description ResponseCodeEnum name. */
            status: string;
            /** @description First four bytes of the call data; null for shorter data. */
            selector: string | null;
            /** @description Call data. Lower-case hex without 0x. */
            functionParameters: string;
            /** @description The call by a known signature; null where none is known. */
            decodedFunctionParams: components["schemas"]["DecodedCall"] | null;
            /** @description Bytes that the call returned. */
            callResult: string | null;
            /** @description EVM error or revert reason. */
            errorMessage: string | null;
            /** @description Tinybars sent with the call. Integer; a decimal string beyond 2^53-1. */
            amount: number | string;
            /** @description Gas limit of the transaction body. Integer; a decimal string beyond 2^53-1. */
            gasOffered: number | string;
            /** @description Gas charged, from the record; null where that has no contract result. Integer; a decimal string beyond 2^53-1. */
            gasUsed: number | string | null;
            /** @description Logs that it wrote. */
            logs: number;
            /** @description These logs, in their order. */
            logInfo: components["schemas"]["ContractLog"][];
            /** @description Logs that a known signature reads, in their order. */
            parsedEvents: components["schemas"]["ParsedEvent"][];
        };
        /** @description A log (event) that a contract wrote. */
        ContractEvent: {
            /**
             * @description Consensus timestamp of the transaction. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusTime: string;
            /** @description Digits form of the transaction id. */
            transactionID: string;
            /** @description `payer@seconds.nanoseconds`. */
            readableTransactionID: string;
            /** @description Position among the logs of the transaction, from 0. */
            index: number;
            /**
             * @description Contract that wrote the log.
             * @example 0.0.1001
             */
            contractID: string;
            /** @description Contract that the transaction called. */
            rootContractID: string | null;
            /**
             * @description Payer of the transaction.
             * @example 0.0.1001
             */
            payerID: string;
            /** @description Unindexed data. Lower-case hex without 0x. */
            data: string;
            /** @description Indexed values; the first usually names the event. */
            topics: string[];
            /** @description Bloom filter of the log (256 bytes, or empty). Lower-case hex without 0x. */
            bloom: string;
            /** @description The event by a known signature; null where none is known. */
            parsedEvent: components["schemas"]["ParsedEvent"] | null;
        };
        /** @description A log (event) of a contract, from the record. */
        ContractLog: {
            /** @description Position among the logs of the transaction, from 0. */
            index: number;
            /**
             * @description Contract that wrote the log.
             * @example 0.0.1001
             */
            contractID: string;
            /** @description Unindexed data. Lower-case hex without 0x. */
            data: string;
            /** @description Indexed values; the first usually names the event. */
            topics: string[];
            /** @description Bloom filter of the log (256 bytes, or empty). Lower-case hex without 0x. */
            bloom: string;
        };
        /** @description Nonce of a contract after the transaction. */
        ContractNonce: {
            /**
             * @description Contract.
             * @example 0.0.1001
             */
            contractID: string;
            /** @description Its nonce after the transaction. Integer; a decimal string beyond 2^53-1. */
            nonce: number | string;
        };
        /** @description What a call of a view function returned. */
        ContractRead: {
            /**
             * @description How the call ended.
             * @enum {unknown}
             */
            result: "output" | "revert" | "halt";
            /** @description What it returned, or why it reverted. Lower-case hex without 0x. */
            data: string;
            /** @description Why it could not be run to its end; empty otherwise. */
            reason: string;
            /** @description Gas that it used. */
            gasUsed: string;
            /** @description Number of the block after which it was run, where blocks have one; its storage is what sidecars said up to there. */
            block: string | null;
            /**
             * @description Last consensus timestamp of that block. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusTime: string;
            /** @description Storage slots that it read and no sidecar mentions; they were taken as zero. */
            unknownSlots: number;
        };
        /** @description A contract in a list. */
        ContractRow: {
            /**
             * @description The contract.
             * @example 0.0.1001
             */
            contractID: string;
            /**
             * @description The account or contract.
             * @example 0.0.1001
             */
            id: string;
            /** @description Payer of the transaction that created it; null where the creation was not read. */
            payerID: string | null;
            /** @description Consensus timestamp of that transaction; null where the creation was not read. */
            createdOn: string | null;
            /** @description When it expires: as stated, else its creation and auto-renew period; null where unknown. */
            expiry: string | null;
            /** @description Same as `expiry`. */
            expiryDate: string | null;
            /** @description Tinybars now; null where nothing anchors the balances of this ledger. Integer; a decimal string beyond 2^53-1. */
            balance: number | string | null;
            /** @description Tinybars gained since the first block that was read; all that is known without an anchor. Integer; a decimal string beyond 2^53-1. */
            balanceChange: number | string;
            /** @description Memo; empty for none. */
            memo: string;
            /** @description EVM address (20 bytes): its own, else the one that follows from the id. */
            evmAddress: string | null;
            /** @description Whether it was deleted. */
            deleted: boolean;
        };
        /** @description Verified source of a contract. */
        ContractSource: {
            /**
             * @description The contract.
             * @example 0.0.1001
             */
            contractID: string;
            /**
             * @description full: the bytecode is the same byte for byte, and holds the hash of the metadata. partial: it is the same but for that hash, so that names and comments may differ.
             * @enum {unknown}
             */
            match: "full" | "partial";
            /** @description Version of the Solidity compiler. */
            compiler: string;
            /** @description Path of its file, a colon, and its name. */
            contract: string;
            /** @description Settings of the compiler that matter. */
            settings: {
                [key: string]: unknown;
            };
            /** @description Files that the contract is made of. */
            sources: {
                /** @description Path of a file. */
                path: string;
                /** @description Its text. */
                content: string;
            }[];
            /** @description When it was verified, ISO-8601 UTC. */
            verified: string;
        };
        /** @description A storage slot that was read or written, from the sidecar. */
        ContractStateChange: {
            /**
             * @description Contract whose storage it is.
             * @example 0.0.1001
             */
            contractID: string;
            /** @description Storage slot (leading zeros may be stripped). Lower-case hex without 0x. */
            slot: string;
            /** @description Value before. Lower-case hex without 0x. */
            valueRead: string;
            /** @description Value after; null where the slot was only read. */
            valueWritten: string | null;
        };
        /** @description An entity whose creation the account paid for. */
        CreatedEntity: {
            /**
             * @description What it is.
             * @enum {unknown}
             */
            kind: "account" | "contract" | "topic" | "token" | "file" | "schedule" | "node";
            /**
             * @description The entity; for a node its number as 0.0.n.
             * @example 0.0.1001
             */
            id: string;
            /**
             * @description When it was created. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            createdOn: string;
        };
        /** @description A custom fee. */
        CustomFee: {
            /** @description Null where it is not a fixed fee. */
            fixed_fees: {
                /** @description Smallest units, or tinybars. Integer; a decimal string beyond 2^53-1. */
                amount: number | string;
                /** @description Token that it is paid in; null for hbar (then the amount is in tinybars). */
                denominating_token_id: string | null;
            } | null;
            /** @description Null where it is not a fractional fee. */
            fractional_fees: {
                /** @description A share; 0 as denominator is what no ledger accepts and is shown as invalid. */
                fractional_amount: {
                    /** @description Numerator. Integer; a decimal string beyond 2^53-1. */
                    numerator: number | string;
                    /** @description Denominator. Integer; a decimal string beyond 2^53-1. */
                    denominator: number | string;
                };
                /** @description Least that is charged, in smallest units. Integer; a decimal string beyond 2^53-1. */
                minimum_amount: number | string;
                /** @description Most that is charged, in smallest units; null for no limit. Integer; a decimal string beyond 2^53-1. */
                maximum_amount: number | string | null;
                /** @description True where the sender pays it on top. */
                net_of_transfers: boolean;
            } | null;
            /** @description Null where it is not a royalty fee. */
            royalty_fees: {
                /** @description A share; 0 as denominator is what no ledger accepts and is shown as invalid. */
                exchange_value_fraction: {
                    /** @description Numerator. Integer; a decimal string beyond 2^53-1. */
                    numerator: number | string;
                    /** @description Denominator. Integer; a decimal string beyond 2^53-1. */
                    denominator: number | string;
                };
                /** @description What the receiver pays where nothing of value is exchanged; null for nothing. */
                fallback_fee: {
                    /** @description Smallest units, or tinybars. Integer; a decimal string beyond 2^53-1. */
                    amount: number | string;
                    /** @description Token that it is paid in; null for hbar (then the amount is in tinybars). */
                    denominating_token_id: string | null;
                } | null;
            } | null;
            /**
             * @description Account that receives it.
             * @example 0.0.1001
             */
            collector_account_id: string;
            /** @description True where accounts that collect any fee of the token do not pay this one. */
            all_collectors_are_exempt: boolean;
        };
        /** @description How the first block of the block stream goes on from the last record file. */
        Cutover: {
            /** @description Number of the last record file. Integer; a decimal string beyond 2^53-1. */
            lastNumber: number | string | null;
            /** @description Its hash. Lower-case hex without 0x. */
            lastHash: string;
            /** @description Root of the block that wraps it, as the first block of the block stream names it. Lower-case hex without 0x. */
            wrappedRoot: string;
            /** @description Whether that root was computed again, from a block that wraps the very file that was read. */
            recomputed: boolean;
            /** @description Number of the first block of the block stream. Integer; a decimal string beyond 2^53-1. */
            firstNumber: number | string | null;
        };
        /** @description A dapp. */
        Dapp: {
            /** @description Title in lower case without punctuation and spaces. */
            id: string;
            /** @description Name of the dapp. */
            title: string;
            /** @description Who runs it. */
            company: string;
            /** @description What it is for, in up to 300 characters. */
            description: string;
            /** @description Its page. */
            website: string | null;
            /** @description Its Android app. */
            androidAppLink: string | null;
            /** @description Its iOS app. */
            iosAppLink: string | null;
            /** @description When it was deployed, as its owner wrote it. */
            deployed: string | null;
            /** @description True for dapps that are listed. */
            active: boolean;
            /** @description Place in lists, lowest first; the first ten active dapps are the featured ones. */
            sortIndex: number;
            /** @description Its logo: a path of this server, an https address, or a data: URL of an image. */
            logoURL: string | null;
            /** @description Account that deployed it. */
            accountId: string | null;
            /** @description Number of that account. Integer; a decimal string beyond 2^53-1. */
            accountNumber: number | string | null;
            /** @description Its primary contract. */
            contractId: string | null;
            /** @description When it was activated. */
            activeSince: string | null;
            /** @description Transactions in which its contracts (or, without contracts, its account) take part. */
            numTransactions: number;
            /** @description True where counting stopped early. */
            numTransactionsIsLowerBound: boolean;
            /** @description Users: distinct senders of calls of its contracts, or, without contracts, of the transactions with its account; null where nobody can be counted. */
            numAccounts: number | null;
            /** @description True where users were counted by sketches (error about 2 %). */
            numAccountsIsApproximate: boolean;
            files: components["schemas"]["DappFiles"];
            /** @description Its contracts, the primary one first. */
            contracts: components["schemas"]["DappContract"][];
        };
        /** @description A contract of a dapp. */
        DappContract: {
            /**
             * @description The contract.
             * @example 0.0.1001
             */
            id: string;
            /** @description What the dapp calls it; empty where it has no name. */
            name: string;
            /** @description True for the one contract that represents the dapp; at most one is. */
            primary: boolean;
            /** @description True where the contract is a token of the token service; its transfers can be listed. */
            token: boolean;
        };
        /** @description A contract of a dapp with what was uploaded for it. */
        DappContractDetails: {
            /**
             * @description The contract.
             * @example 0.0.1001
             */
            id: string;
            /** @description What the dapp calls it; empty where it has no name. */
            name: string;
            /** @description True for the one contract that represents the dapp; at most one is. */
            primary: boolean;
            /** @description True where the contract is a token of the token service; its transfers can be listed. */
            token: boolean;
            /** @description Uploaded byte code; null where there is none. */
            byteCode: string | null;
            /** @description Uploaded source code; null where there is none. */
            sourceCode: string | null;
            /** @description True where its ABI is known, so that calls and logs are decoded by it. */
            abiKnown: boolean;
        };
        /** @description What was uploaded with a dapp. */
        DappFiles: {
            /** @description An ABI was uploaded for its primary contract. */
            abi: boolean;
            /** @description Source code was uploaded for it. */
            sourceCode: boolean;
            /** @description Byte code was uploaded for it. */
            byteCode: boolean;
            /** @description Where the logo that was uploaded is; null for none. */
            logoURL: string | null;
        };
        /** @description A dapp with the newest of its transfers. */
        DappRecord: {
            /** @description Title in lower case without punctuation and spaces. */
            id: string;
            /** @description Name of the dapp. */
            title: string;
            /** @description Who runs it. */
            company: string;
            /** @description What it is for, in up to 300 characters. */
            description: string;
            /** @description Its page. */
            website: string | null;
            /** @description Its Android app. */
            androidAppLink: string | null;
            /** @description Its iOS app. */
            iosAppLink: string | null;
            /** @description When it was deployed, as its owner wrote it. */
            deployed: string | null;
            /** @description True for dapps that are listed. */
            active: boolean;
            /** @description Place in lists, lowest first; the first ten active dapps are the featured ones. */
            sortIndex: number;
            /** @description Its logo: a path of this server, an https address, or a data: URL of an image. */
            logoURL: string | null;
            /** @description Account that deployed it. */
            accountId: string | null;
            /** @description Number of that account. Integer; a decimal string beyond 2^53-1. */
            accountNumber: number | string | null;
            /** @description Its primary contract. */
            contractId: string | null;
            /** @description When it was activated. */
            activeSince: string | null;
            /** @description Transactions in which its contracts (or, without contracts, its account) take part. */
            numTransactions: number;
            /** @description True where counting stopped early. */
            numTransactionsIsLowerBound: boolean;
            /** @description Users: distinct senders of calls of its contracts, or, without contracts, of the transactions with its account; null where nobody can be counted. */
            numAccounts: number | null;
            /** @description True where users were counted by sketches (error about 2 %). */
            numAccountsIsApproximate: boolean;
            files: components["schemas"]["DappFiles"];
            /** @description Its contracts, the primary one first. */
            contracts: components["schemas"]["DappContract"][];
            /** @description Payments and receipts of its primary contract, or of its account where it has no contract. */
            transfers: {
                /** @description The newest five. */
                data: components["schemas"]["AccountTransfer"][];
                /** @description How many there are. */
                totalCount: number;
            };
            /** @description Token transfers: of its primary contract where that is a token, else those in which it (or the account) takes part. */
            tokenTransfers: {
                /** @description The newest five. */
                data: components["schemas"]["TokenTransferRow"][];
                /** @description How many there are. */
                totalCount: number;
            };
        };
        /** @description Call data, decoded by a known signature. */
        DecodedCall: {
            /** @description Name of the function. */
            functionName: string;
            /**
             * @description Always "function".
             * @constant
             */
            functionType: "function";
            /** @description Parameter names. */
            inputNames: string[];
            /** @description Their types. */
            inputTypes: string[];
            /** @description Their values. */
            inputValues: string[];
        };
        /** @description What a contract undid a call with, decoded by its own ABI. */
        DecodedError: {
            /** @description Name of the error. */
            functionName: string;
            /**
             * @description Always "error".
             * @constant
             */
            functionType: "error";
            /** @description Parameter names. */
            inputNames: string[];
            /** @description Their types. */
            inputTypes: string[];
            /** @description Their values. */
            inputValues: string[];
        };
        /** @description A transfer of an ERC-20 token. */
        Erc20Move: {
            /** @description Number of the log within the transaction. */
            index: number;
            /**
             * @description Contract that is the token.
             * @example 0.0.1001
             */
            contractID: string;
            /** @description Who had the tokens; null where nobody is known to have the address, and for a mint. */
            sender: string | null;
            /** @description Who got them; null where nobody is known to have the address, and for a burn. */
            receiver: string | null;
            /** @description EVM address of the sender (20 bytes); zeros for a mint. Lower-case hex without 0x. */
            senderAddress: string;
            /** @description EVM address of the receiver (20 bytes); zeros for a burn. Lower-case hex without 0x. */
            receiverAddress: string;
            /** @description Smallest units, up to 2^256-1, as digits. */
            amount: string;
            /** @description What the contract answered to name(); null where no stored call asked. */
            name: string | null;
            /** @description What the contract answered to symbol(); null where no stored call asked. */
            symbol: string | null;
            /** @description What the contract answered to decimals(); null where no stored call asked. */
            decimals: number | null;
        };
        /** @description A transfer of an ERC-20 token, by the log of its contract. */
        Erc20Transfer: {
            /** @description Digits form of the transaction id. */
            transactionID: string;
            /** @description `payer@seconds.nanoseconds`. */
            readableTransactionID: string;
            /**
             * @description Consensus timestamp. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusTime: string;
            /** @description Number of the log within the transaction. */
            index: number;
            /**
             * @description Contract that is the token.
             * @example 0.0.1001
             */
            contractID: string;
            /** @description Who had the tokens; null where nobody is known to have the address, and for a mint. */
            sender: string | null;
            /** @description Who got them; null where nobody is known to have the address, and for a burn. */
            receiver: string | null;
            /** @description EVM address of the sender (20 bytes); zeros for a mint. Lower-case hex without 0x. */
            senderAddress: string;
            /** @description EVM address of the receiver (20 bytes); zeros for a burn. Lower-case hex without 0x. */
            receiverAddress: string;
            /** @description Smallest units, up to 2^256-1, as digits. */
            amount: string;
            /** @description What the contract answered to name(); null where no stored call asked. */
            name: string | null;
            /** @description What the contract answered to symbol(); null where no stored call asked. */
            symbol: string | null;
            /** @description What the contract answered to decimals(); null where no stored call asked. */
            decimals: number | null;
        };
        /** @description An error. */
        ErrorReply: {
            /** @description What went wrong. */
            error: {
                /**
                 * @description Machine word of the error.
                 * @enum {unknown}
                 */
                code: "invalid_parameter" | "link_expired" | "unauthenticated" | "sign_in_failed" | "invalid_api_key" | "insufficient_balance" | "forbidden" | "history_limited" | "not_found" | "method_not_allowed" | "conflict" | "file_error" | "rate_limited" | "content_unavailable" | "not_ready" | "overloaded" | "portal_unavailable" | "query_limit" | "internal_error";
                /** @description What is wrong, as a sentence. */
                message: string;
                /** @description The query or path parameter at fault. */
                parameter?: string;
            };
            /** @description The same sentence, where older clients look for it. */
            message: string;
            /** @description What is wrong with fields of what was sent, by their names. */
            fields?: {
                [key: string]: string[];
            };
            /**
             * @description That an uploaded file was refused.
             * @constant
             */
            exception?: "fileError";
            /** @description What people call the file that was refused. */
            file?: string;
            /** @description What is wrong with what was sent as a whole. */
            non_field_errors?: string[];
        };
        /** @description The Ethereum transaction inside, decoded from its RLP bytes. */
        EthereumData: {
            /** @description Keccak-256 hash that Ethereum tools show (32 bytes). */
            ethereumHash: string | null;
            /** @description Envelope type: 0 legacy, 1, 2 or 4; null where the bytes could not be read. */
            transactionType: number | null;
            /** @description Chain id, decimal. */
            chainID: string | null;
            /** @description Nonce of the sender as signed. Integer; a decimal string beyond 2^53-1. */
            nonce: number | string | null;
            /** @description Called address (20 bytes); null for a creation. */
            to: string | null;
            /** @description Value in weibars (10^-10 tinybar), decimal. */
            value: string | null;
            /** @description Gas limit as signed. Integer; a decimal string beyond 2^53-1. */
            gasLimit: number | string | null;
            /** @description Gas price in weibars, decimal; null for types 2 and 4. */
            gasPrice: string | null;
            /** @description Highest fee per gas in weibars, decimal. */
            maxFeePerGas: string | null;
            /** @description Highest priority fee per gas in weibars, decimal. */
            maxPriorityFeePerGas: string | null;
            /** @description Tinybars that the relay offers to pay for gas. Integer; a decimal string beyond 2^53-1. */
            maxGasAllowance: number | string | null;
            /** @description File that holds the call data, where it was too long. */
            callDataFileID: string | null;
            /** @description False where the signed bytes are not a readable Ethereum transaction. */
            valid: boolean;
        };
        /** @description What an hbar costs at an exchange. */
        ExchangePrice: {
            /** @description US dollars per hbar; null where none is known. */
            price: number | null;
            /**
             * @description Always USD.
             * @constant
             */
            currency: "USD";
            /** @description feed: the configured price feed; ledger: the exchange rate of the ledger; null where none is known. */
            source: "feed" | "ledger" | null;
            /** @description Name of the source for people. */
            sourceName: string | null;
            /** @description When the source said so. */
            asOf: string | null;
            /** @description Seconds since then; of the ledger rate, seconds since it was set. */
            ageSeconds: number | null;
            /** @description Change of this source over 24 hours in percent; null where the price then is not known. */
            change24h: number | null;
            /** @description True where a feed is configured for this call. */
            configured: boolean;
            /** @description Null where the stream stated no rate. */
            ledger: components["schemas"]["LedgerRate"] | null;
            /** @description Null where no feed is configured. */
            feed: components["schemas"]["FeedPrice"] | null;
            /** @description The exchange. */
            exchange: string;
            /** @description Why there is no price; null where there is. */
            message: string | null;
        };
        /** @description The ledger's own exchange rate in force, from the receipt. */
        ExchangeRate: {
            /** @description Hbars that are worth `centEquiv` US cents. */
            hbarEquiv: number;
            /** @description US cents that `hbarEquiv` hbars are worth. */
            centEquiv: number;
            /** @description Until when the rate holds. */
            expiration: string | null;
        };
        /** @description A fee schedule, in force until the next one. */
        FeeSchedule: {
            /**
             * @description From when on. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusTime: string;
            /** @description The fees, in the order of the ledger; empty for none. */
            customFees: components["schemas"]["CustomFee"][];
        };
        /** @description A price feed. */
        FeedPrice: {
            /** @description Name of the feed. */
            name: string;
            /** @description US dollars per hbar; null until the feed answered. */
            price: number | null;
            /** @description When it answered last. */
            fetchedAt: string | null;
            /** @description Seconds since then. */
            ageSeconds: number | null;
            /** @description True where the answer is too old to be shown as the price. */
            stale: boolean;
            /** @description Why the newest question was not answered; null where it was. */
            error: string | null;
        };
        /** @description A change of a file. */
        FileUpdate: {
            /**
             * @description When it happened. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusTime: string;
            /** @description Digits form of the transaction id. */
            transactionID: string;
            /** @description `payer@seconds.nanoseconds`. */
            readableTransactionID: string;
            /** @description FILECREATE, FILEAPPEND, FILEUPDATE or FILEDELETE. */
            type: string;
            /** @description Bytes of contents that it carried. */
            sizeBytes: number;
        };
        /** @description What one account sent or received in hbar, all entries of the transfer list together. */
        HbarChange: {
            /**
             * @description Account or contract.
             * @example 0.0.1001
             */
            accountID: string;
            /** @description Tinybars that it received, or (negative) sent; never 0. Integer; a decimal string beyond 2^53-1. */
            amount: number | string;
        };
        /** @description A key, with the keys inside it. */
        Key: {
            /**
             * @description Kind of the key; EMPTY where it states none (nobody can sign), UNREADABLE where its bytes are no key that is known.
             * @enum {unknown}
             */
            type: "ED25519" | "ECDSA_SECP256K1" | "RSA_3072" | "ECDSA_384" | "CONTRACT_ID" | "DELEGATABLE_CONTRACT_ID" | "KEY_LIST" | "THRESHOLD_KEY" | "EMPTY" | "UNREADABLE";
            /** @description The public key as stated; null for the other kinds. */
            key: string | null;
            /** @description The contract that has to take part, for the two contract kinds. */
            contractID: string | null;
            /** @description How many of the keys directly inside have to sign; null where all have to, or none is inside. */
            threshold: number | null;
            /** @description All keys inside, depth first: a part of depth 2 lies in the last part of depth 1 before it. */
            keys: components["schemas"]["KeyPart"][];
            /** @description The whole key for people, a line for each part, indented by its depth. */
            text: string;
            /** @description The serialized Key. Lower-case hex without 0x. */
            protobuf: string;
        };
        /** @description A key inside a key list or threshold key. */
        KeyPart: {
            /** @description How deep it lies, 1 for the keys directly inside. */
            depth: number;
            /**
             * @description Kind of the key; EMPTY where it states none (nobody can sign), UNREADABLE where its bytes are no key that is known.
             * @enum {unknown}
             */
            type: "ED25519" | "ECDSA_SECP256K1" | "RSA_3072" | "ECDSA_384" | "CONTRACT_ID" | "DELEGATABLE_CONTRACT_ID" | "KEY_LIST" | "THRESHOLD_KEY" | "EMPTY" | "UNREADABLE";
            /** @description The public key as stated; null for the other kinds. */
            key: string | null;
            /** @description The contract that has to take part, for the two contract kinds. */
            contractID: string | null;
            /** @description How many of the keys directly inside have to sign; null where all have to, or none is inside. */
            threshold: number | null;
        };
        /** @description A hinTS key of the network, and the blocks that handed it over. */
        KeyStep: {
            /** @description SHA-256 of the key. Lower-case hex without 0x. */
            keySha256: string;
            /** @description Number of the construction that made the key; null where no block that was read says it. Integer; a decimal string beyond 2^53-1. */
            constructionID: number | string | null;
            /** @description Number of the block that names it as the next key, signed under the one before; null for the first key, and where that block was not read. Integer; a decimal string beyond 2^53-1. */
            announcedIn: number | string | null;
            /** @description Number of the block from which on it is in force; null for the first key. Integer; a decimal string beyond 2^53-1. */
            activatedIn: number | string | null;
        };
        /**
         * @description From what it is known. CREATION: its creation was read. GENESIS: it was there before the first block, whose state was loaded; no node signed that, its hash is known. SOURCE: it was made before the first block; the source says how it stood then, which nothing proves. CHANGES: only later changes were read: what none of them states is unknown. MENTIONS: only rows that name it: all else is unknown; what only refused transactions name may not exist.
         * @enum {unknown}
         */
        KnownFrom: "CREATION" | "GENESIS" | "SOURCE" | "CHANGES" | "MENTIONS";
        /** @description Name of an account or contract. */
        KnownName: {
            /**
             * @description The account or contract.
             * @example 0.0.1001
             */
            id: string;
            /** @description Its name: of a node, of a dapp, or of the contract in its source. */
            name: string;
            /**
             * @description Where the name comes from.
             * @enum {unknown}
             */
            kind: "node" | "dapp" | "contract";
        };
        /** @description A file with everything that is known of it. */
        LedgerFile: {
            /**
             * @description The file.
             * @example 0.0.1001
             */
            fileID: string;
            /**
             * @description Same as `fileID`.
             * @example 0.0.1001
             */
            fileId: string;
            /**
             * @description Same as `fileID`.
             * @example 0.0.1001
             */
            id: string;
            /** @description The five letters of its id (HIP-15); null for a network without a known ledger id. */
            checksum: string | null;
            knownFrom: components["schemas"]["KnownFrom"];
            /** @description Payer of the transaction that created it; null where that was not read. */
            createdBy: string | null;
            /** @description When it was created; null where that was not read. */
            createdOn: string | null;
            /** @description Same as `createdOn`. */
            createDate: string | null;
            /** @description Newest create, append, update or delete that was read. */
            lastUpdatedOn: string | null;
            /** @description The same; null where it never changed after its creation. */
            updateDate: string | null;
            /** @description When it expires, as stated. */
            expiry: string | null;
            /** @description Memo; empty for none. */
            memo: string;
            /** @description Its keys, as a key list; null for none. */
            keys: components["schemas"]["Key"] | null;
            /** @description Whether it was deleted. */
            deleted: boolean;
            /** @description Size of its contents, as far as they were read. Integer; a decimal string beyond 2^53-1. */
            sizeBytes: number | string;
            /** @description Whether all of the contents were read: false where they began before the first block, or a mirror node reported the file. */
            complete: boolean;
            /** @description Its contents, up to the first 65,536 bytes; null where none was read. */
            contents: string | null;
            /** @description The same as text, where the bytes are valid UTF-8. */
            contentsText: string | null;
            /** @description Whether `contents` is only the beginning. */
            contentsCut: boolean;
            /** @description What a file of the network itself says, field by field; null for any other, and where it cannot be read. */
            systemFile: components["schemas"]["SystemFile"] | null;
        };
        /** @description The rate that the ledger charges fees by. */
        LedgerRate: {
            /** @description US dollars per hbar at the newest stored instant. */
            price: number;
            /** @description Hbars that are worth `centEquivalent` US cents. */
            hbarEquivalent: number;
            /** @description US cents. */
            centEquivalent: number;
            /**
             * @description Consensus timestamp of the transaction that first stated the rate. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            setAt: string;
            /**
             * @description Until when the rate holds. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            expiration: string;
            /** @description US dollars per hbar after that; null where it is not known. */
            nextPrice: number | null;
            /** @description Until when the next rate holds. */
            nextExpiration: string | null;
        };
        /** @description A page of files. */
        ListAccountFilesReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["AccountFile"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A page of accounts. */
        ListAccountsReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["AccountRow"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A page of pending airdrops. */
        ListAirdropsReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["PendingAirdrop"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A page of allowances. */
        ListAllowancesReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["Allowance"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A page of blocks. */
        ListBlocksReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["BlockRow"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A page of contract calls. */
        ListContractCallsReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["ContractCall"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A page of events. */
        ListContractEventsReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["ContractEvent"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A page of storage slots. */
        ListContractStateReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["StorageSlot"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A page of contracts. */
        ListContractsReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["ContractRow"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A page of entities. */
        ListCreatedReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["CreatedEntity"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description The contracts of a dapp. */
        ListDappContractsReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["DappContractDetails"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A page of dapps. */
        ListDappsReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["Dapp"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A page of ERC-20 transfers. */
        ListErc20TransfersReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["Erc20Transfer"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description Fee schedules of a token, newest first. */
        ListFeeSchedulesReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["FeeSchedule"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A page of changes. */
        ListFileUpdatesReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["FileUpdate"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description Every name, each account or contract once. */
        ListNamesReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["KnownName"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A page of NFT transfers. */
        ListNftTransfersReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["NftTransferRow"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A page of NFTs. */
        ListNftsReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["NftRow"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A page of staking rewards. */
        ListStakingRewardsReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["AccountStakingReward"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /** @description Sum of all rewards in tinybars, whatever the page. Integer; a decimal string beyond 2^53-1. */
            totalAmount: number | string;
        };
        /** @description A page of holders, largest balance first. */
        ListTokenHoldersReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["TokenHolder"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description Tokens by how often they were moved, most first. */
        ListTokenValuesReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["TokenActivity"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A page of tokens, with counts by type in `facets.tokenType`. */
        ListTokensReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["Token"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description Accounts by balance, largest first; empty where no balance is known. */
        ListTopAccountsReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["TopBalance"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description Collections, most NFTs first. */
        ListTopCollectionsReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["TopCollection"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description Treasuries, most NFTs first. */
        ListTopTreasuriesReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["TopTreasury"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A page of topic messages. */
        ListTopicMessagesReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["TopicMessage"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A page of topics. */
        ListTopicsReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["TopicRow"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description Traits of a collection. */
        ListTraitsReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["CollectionTrait"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description Slices of a pie, greatest first. */
        ListTransactionTypesReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["Slice"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description How busy the network was in a span; `pctChange` is that of the transactions. */
        NetworkActivity: {
            /** @description The period asked for; null for a span of its own. */
            period: string | null;
            /** @description Start of the span; null in an empty store. */
            from: string | null;
            /** @description Newest instant of the span; null in an empty store. */
            until: string | null;
            /** @description Transactions of the span, failed ones too. */
            numTransactions: number;
            /** @description Those of them that did not succeed. */
            failedTransactions: number;
            /** @description Mean over the span, as far as it is stored, to three decimals. */
            transactionsPerSecond: number;
            /** @description Fees charged in the span, in tinybars. Integer; a decimal string beyond 2^53-1. */
            fees: number | string;
            /** @description Distinct payers of transactions of the span. */
            activeAccounts: number;
            pctChange: components["schemas"]["pctChange"];
        };
        /** @description The exchange rate of the ledger. */
        NetworkExchangeRate: {
            /** @description The rate then; null where the stream stated none. */
            rate: components["schemas"]["LedgerRate"] | null;
            /** @description Which rate was in force then, and since when; null where the stream stated none. */
            inForce: components["schemas"]["RateInForce"] | null;
            /** @description The period of the history; null where none is asked for. */
            period: string | null;
            /** @description Rates of the period, the last one of each hour, oldest first. */
            history: components["schemas"]["RatePoint"][];
        };
        /** @description Supply of hbar. */
        NetworkSupply: {
            /** @description All hbar there is, in tinybars. Integer; a decimal string beyond 2^53-1. */
            totalSupply: number | string;
            /** @description What is not held by the accounts of unreleased hbar; null where balances are not known. Integer; a decimal string beyond 2^53-1. */
            releasedSupply: number | string | null;
            /** @description What those accounts hold; null where balances are not known. Integer; a decimal string beyond 2^53-1. */
            unreleasedSupply: number | string | null;
            /** @description Released share in percent. */
            releasedPercent: number | null;
            /** @description The instant that this is of; null in an empty store. */
            timestamp: string | null;
        };
        /** @description An NFT by collection and serial number. */
        Nft: {
            /**
             * @description The collection.
             * @example 0.0.1001
             */
            tokenID: string;
            /** @description Serial number. Integer; a decimal string beyond 2^53-1. */
            serialNumber: number | string;
        };
        /** @description A trait of an NFT. */
        NftAttribute: {
            /** @description Name of the trait; empty where it has none. */
            trait_type: string;
            /** @description How the value is meant to be shown. */
            display_type: string | null;
            /** @description The value, as text. */
            value: string;
        };
        /** @description An NFT collection. */
        NftCollection: {
            /**
             * @description The token.
             * @example 0.0.1001
             */
            id: string;
            /**
             * @description Same as `id`.
             * @example 0.0.1001
             */
            tokenId: string;
            /** @description Name; empty where the stream never stated it. */
            name: string;
            /** @description Symbol; empty where the stream never stated it. */
            symbol: string;
            /** @description Digits behind the decimal point of a whole token; null where unknown. */
            decimals: number | null;
            /** @description UNKNOWN where the stream stated neither. */
            tokenType: "FUNGIBLE_COMMON" | "NON_FUNGIBLE_UNIQUE" | "UNKNOWN";
            /** @description Same as `decimals`. */
            decimal: number | null;
            /** @description Memo. */
            memo: string;
            /** @description Same as `totalSupply`. Integer; a decimal string beyond 2^53-1. */
            supply: number | string | null;
            /** @description Smallest units (NFTs: serials) that exist; null where unknown. Integer; a decimal string beyond 2^53-1. */
            totalSupply: number | string | null;
            /** @description Smallest units at its creation; null where the creation is not stored. Integer; a decimal string beyond 2^53-1. */
            initialSupply: number | string | null;
            /** @description Most that may exist, in smallest units; null for no limit or where unknown. Integer; a decimal string beyond 2^53-1. */
            maxSupply: number | string | null;
            /** @description Whether `maxSupply` bounds it; null where it was set before the first stored block. */
            supplyType: "FINITE" | "INFINITE" | null;
            /** @description Account that new units go to; null where it was set before the first stored block. */
            treasury: string | null;
            /** @description Account that pays for its renewal; null for none. */
            autoRenewAccount: string | null;
            /** @description Seconds by which it is renewed; null for none or where unknown. Integer; a decimal string beyond 2^53-1. */
            autoRenewPeriod: number | string | null;
            /** @description Consensus timestamp of its creation; null where it was set before the first stored block. */
            createdOn: string | null;
            /** @description Payer of the transaction that created it; null where that is not stored. */
            creator: string | null;
            knownFrom: components["schemas"]["KnownFrom"];
            /** @description Newest change of the token itself; null for none. */
            updatedOn: string | null;
            /** @description When it expires; null where unknown. */
            expiry: string | null;
            /** @description Same as `expiry`. */
            expiryDate: string | null;
            /** @description When it was deleted; null while it exists. */
            deletedOn: string | null;
            /** @description Deleted once `deletedOn` is set. Unknown where neither its creation nor a change of it was read: it may have been deleted before. */
            status: "Active" | "Deleted" | "Unknown";
            /** @description True while all its transfers are stopped. */
            paused: boolean;
            /** @description True where new accounts start frozen. */
            freezeDefault: boolean;
            /** @description Key that may change and delete it. */
            adminKey: components["schemas"]["Key"] | null;
            /** @description Key that grants and revokes KYC. */
            kycKey: components["schemas"]["Key"] | null;
            /** @description Key that freezes accounts. */
            freezeKey: components["schemas"]["Key"] | null;
            /** @description Key that wipes accounts. */
            wipeKey: components["schemas"]["Key"] | null;
            /** @description Key that mints and burns. */
            supplyKey: components["schemas"]["Key"] | null;
            /** @description Key that changes the custom fees. */
            feeScheduleKey: components["schemas"]["Key"] | null;
            /** @description Key that pauses it. */
            pauseKey: components["schemas"]["Key"] | null;
            /** @description Key that changes the metadata of its NFTs. */
            metadataKey: components["schemas"]["Key"] | null;
            /** @description Metadata of the token itself (HIP-646) as text; null where it has none or is not UTF-8. */
            metadata: string | null;
            /** @description The same as bytes; null for none. */
            metadataHex: string | null;
            /** @description Custom fees in force; empty for none. */
            customFees: components["schemas"]["CustomFee"][];
            /** @description Accounts with a balance; null where the ledger was not read from its creation on. Integer; a decimal string beyond 2^53-1. */
            holders: number | string | null;
            /** @description Some of its NFTs, newest first. */
            nfts: components["schemas"]["NftRow"][];
            /** @description NFTs that ever existed, burned and wiped ones too. Integer; a decimal string beyond 2^53-1. */
            serials: number | string;
            /** @description Newest mint of an NFT; null for none. */
            lastMintOn: string | null;
            /** @description Address of a picture; null where no metadata names one. */
            thumbnail: string | null;
            /** @description True where its creation is stored, or a balance file of the network stated who holds it, and no file has been missing since: balances and holders are exact; NFTs where its creation is stored. */
            anchored: boolean;
            /** @description NFTs of it that exist, as far as is stored. Integer; a decimal string beyond 2^53-1. */
            nftCount: number | string;
            /** @description NFTs of it that ever existed; what `nftLimit` and `nftPage` page through. Integer; a decimal string beyond 2^53-1. */
            nftTotalCount: number | string;
            /** @description Changes of hands in the span; null in the list of all collections. Integer; a decimal string beyond 2^53-1. */
            transfers: number | string | null;
            /** @description Mints in the span; null in the list of all collections. Integer; a decimal string beyond 2^53-1. */
            mints: number | string | null;
        };
        /** @description A page of collections. */
        NftCollectionList: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["NftCollection"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A file of an NFT. */
        NftFile: {
            /** @description Its address as the document has it. */
            uri: string;
            /** @description Media type as the document has it; null where it has none. */
            type: string | null;
            /** @description Path at this server that serves it safely; null where it cannot be served from here. */
            url: string | null;
        };
        /** @description Metadata of an NFT, as read from outside the ledger: nothing in it is proven. */
        NftMetadata: {
            /**
             * @description The collection.
             * @example 0.0.1001
             */
            tokenId: string;
            /** @description Serial number; 0 means the collection itself. Integer; a decimal string beyond 2^53-1. */
            serialNumber: number | string;
            /**
             * @description resolved: The document, or the media file that the ledger names, was read. pending: Not looked at yet, or tried again later. failed: It cannot be had; asked for again when somebody opens the NFT. none: The ledger holds nothing that names a document: plain text or nothing. no_gateway: It is named by a content id, and no gateway is configured.
             * @enum {unknown}
             */
            status: "resolved" | "pending" | "failed" | "none" | "no_gateway";
            /** @description Why it is not resolved, as a sentence; null where it is. */
            error: string | null;
            /** @description What the ledger holds, as text; bytes that are not UTF-8 as hex with 0x. */
            metaData: string;
            /** @description Name of the NFT. */
            name: string | null;
            /** @description Same as `name`. */
            nftName: string | null;
            /** @description Its description. */
            description: string | null;
            /** @description Creator as the document has it; anybody may claim anything there. */
            creator: string | null;
            /** @description `JSON` for a document, else the media type of the file that the ledger names. */
            dataType: string | null;
            /** @description Address of the image as the document has it. */
            image: string | null;
            /** @description Media type of the image, as the document has it. */
            imageType: string | null;
            /** @description Path at this server that serves the image safely; null where there is none. */
            imageUrl: string | null;
            /** @description The files that the document lists; at most 100. */
            files: components["schemas"]["NftFile"][];
            /** @description Its traits; at most 200. */
            attributes: components["schemas"]["NftAttribute"][];
            /** @description The whole document; null where there is none, or it is larger than 64 kB or nested too deeply. */
            document: unknown;
            /** @description How often it was tried since it last succeeded. */
            attempts: number;
            /** @description When it was last tried; null for never. */
            fetchedOn: string | null;
        };
        /** @description A price: what went from the receiver, and to the sender, in the same transaction. */
        NftPrice: {
            /** @description Token that was paid with; null for hbar. */
            tokenId: string | null;
            /** @description What the receiver paid: tinybars without the fee of the transaction, or smallest units. Integer; a decimal string beyond 2^53-1. */
            amount: number | string;
            /** @description NFTs that went from this sender to this receiver for it. */
            nfts: number;
        };
        /** @description An NFT. */
        NftRow: {
            /** @description `tokenId#serialNumber`. */
            id: string;
            /**
             * @description Same as `tokenId`.
             * @example 0.0.1001
             */
            token: string;
            /**
             * @description The collection.
             * @example 0.0.1001
             */
            tokenId: string;
            /** @description Serial number. Integer; a decimal string beyond 2^53-1. */
            serialNumber: number | string;
            /** @description The NFT's name by its metadata, or else its collection's. */
            name: string;
            /** @description The NFT's own name; null where no metadata has one. */
            nftName: string | null;
            /** @description Name of the collection; empty where unknown. */
            tokenName: string;
            /** @description Symbol of the collection; empty where unknown. */
            symbol: string;
            /** @description Who owns it; null once burned or wiped, and where the stream did not state it. */
            owner: string | null;
            /** @description Payer of the mint; null where that is not stored. */
            creator: string | null;
            /** @description Consensus timestamp of the mint; null where that is not stored. */
            createdOn: string | null;
            /** @description Same as `mintTransactionId`. */
            mintTransaction: string | null;
            /** @description Readable transaction id of the mint; null where that is not stored. */
            mintTransactionId: string | null;
            /** @description Metadata that the mint gave it as text; null where it is not UTF-8 or not known. */
            metaData: string | null;
            /** @description The same as bytes; empty for none. Lower-case hex without 0x. */
            metadataHex: string;
            /** @description The same bytes in base 64. */
            metadataBase64: string;
            /** @description Description by its metadata document; null where that is not resolved. */
            description: string | null;
            /** @description Address of its picture by its metadata document; null where that is not resolved. */
            imageUrl: string | null;
            /** @description JSON, or the mime type of what the metadata leads to; null where that is not resolved. */
            dataType: string | null;
            /** @description 1 once burned or wiped. */
            deleted: 0 | 1;
            /** @description Account that may move this one NFT; null for none. */
            spender: string | null;
            /** @description On whose behalf the spender was approved; null for the owner. */
            delegatingSpender: string | null;
            /** @description Newest change of it. */
            changedOn: string | null;
            /** @description Where it is listed for sale; null for nowhere. */
            marketplaceLink: string | null;
        };
        /** @description One change of an NFT owner. */
        NftTransfer: {
            /**
             * @description The collection.
             * @example 0.0.1001
             */
            tokenID: string;
            /** @description Serial number; -1 means every serial of the treasury (treasury change). Integer; a decimal string beyond 2^53-1. */
            serialNumber: number | string;
            /**
             * @description Previous owner; 0.0.0 for a mint.
             * @example 0.0.1001
             */
            sender: string;
            /**
             * @description New owner; 0.0.0 for a burn or wipe.
             * @example 0.0.1001
             */
            receiver: string;
            /** @description True where an allowance was used. */
            isApproval: boolean;
        };
        /** @description An NFT transfer. */
        NftTransferRow: {
            /** @description Digits form of the transaction id. */
            transactionID: string;
            /** @description `payer@seconds.nanoseconds`. */
            readableTransactionID: string;
            /**
             * @description Consensus timestamp. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusTime: string;
            /** @description Same as `readableTransactionID`. */
            transactionId: string;
            /**
             * @description Same as `consensusTime`. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            transferTime: string;
            /**
             * @description The collection.
             * @example 0.0.1001
             */
            tokenId: string;
            /** @description Serial number; -1 means every serial of the treasury (treasury change). Integer; a decimal string beyond 2^53-1. */
            serialNumber: number | string;
            /**
             * @description Previous owner; 0.0.0 for a mint.
             * @example 0.0.1001
             */
            sender: string;
            /**
             * @description New owner; 0.0.0 for a burn or wipe.
             * @example 0.0.1001
             */
            receiver: string;
            /** @description What was paid for it in the same transaction; null where hbar or a token did not move against it. */
            price: components["schemas"]["NftPrice"] | null;
        };
        /** @description A consensus node. */
        Node: {
            /** @description Node id; null where its account is known from transactions only. */
            id: number | null;
            /** @description Council name, else what the node says of itself, else "Node" and its id. */
            name: string;
            /** @description Account of the node, by which pages name it; null where the ledger does not state it. */
            nodeId: string | null;
            /** @description Same as `nodeId`. */
            hedera_id: string | null;
            /** @description Same as `nodeId`. */
            accountID: string | null;
            /** @description Who runs it, from the configuration; null where that names nobody. */
            council_name: string | null;
            /** @description What the node says of itself; may be empty. */
            description: string;
            /** @description City, from the configuration. */
            location: string | null;
            /** @description Degrees north, from the configuration; null where it names no place. */
            latitude: number | null;
            /** @description Degrees east; null where the configuration names no place. */
            longitude: number | null;
            /** @description Transactions submitted to it in the period. */
            numTransactions: number;
            /** @description Tinybars that its account earned in the period: shares of fees, and rewards. Integer; a decimal string beyond 2^53-1. */
            hbarEarned: number | string;
            /** @description Tinybars of them that are shares of fees. Integer; a decimal string beyond 2^53-1. */
            feesEarned: number | string;
            /** @description Tinybars of them that are staking and node rewards. Integer; a decimal string beyond 2^53-1. */
            rewardsEarned: number | string;
            /** @description Tinybars staked to it that count in consensus; null before the first stake update. Integer; a decimal string beyond 2^53-1. */
            stake: number | string | null;
            /** @description Tinybars of `stake` over all nodes; null before the first stake update. Integer; a decimal string beyond 2^53-1. */
            stake_total: number | string | null;
            /** @description Share of `stake` in `stake_total` in percent; null where the total is 0 or not known. */
            stakePercent: number | null;
            /** @description Tinybars staked to it for a reward. Integer; a decimal string beyond 2^53-1. */
            stake_rewarded: number | string | null;
            /** @description Tinybars staked to it without a reward. Integer; a decimal string beyond 2^53-1. */
            stake_not_rewarded: number | string | null;
            /** @description Least stake with which it takes part in consensus, in tinybars. Integer; a decimal string beyond 2^53-1. */
            min_stake: number | string | null;
            /** @description Most stake that counts, in tinybars. Integer; a decimal string beyond 2^53-1. */
            max_stake: number | string | null;
            /** @description Tinybars paid per hbar staked for the newest staking period. Integer; a decimal string beyond 2^53-1. */
            reward_rate: number | string | null;
            /** @description End of the staking period that the stakes are of. */
            stakingPeriodEnd: string | null;
            /** @description True where the node takes no rewards. */
            declineReward: boolean;
            /** @description RSA key that signs its files, DER, from the address book; null where none is known. */
            publicKey: string | null;
            /** @description Serialized Key that may change the node; null for none. */
            adminKey: string | null;
            /** @description SHA-384 of its TLS certificate; empty where none is known. Lower-case hex without 0x. */
            certificateHash: string;
            /** @description Where it takes transactions in. */
            serviceEndpoints: components["schemas"]["NodeEndpoint"][];
            /** @description When the stream saw it created; null where it was there before. */
            createdOn: string | null;
            /** @description True where it was removed from the network. */
            deleted: boolean;
        };
        /** @description Where a node takes transactions in. */
        NodeEndpoint: {
            /** @description IPv4 address; null where it is named by a domain. */
            ipAddress: string | null;
            /** @description Domain; null where it is named by an address. */
            domainName: string | null;
            /** @description Port. */
            port: number;
        };
        /** @description The nodes of the network, by node id. */
        NodeList: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["Node"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /** @description The period that counts are of. */
            period: string;
            /** @description Where keys, descriptions and endpoints come from: "signed" from a file of the ledger that nodes signed, "given" from the operator, "bundled" with this program, "unsigned" from a file of the ledger whose signatures were not checked; null where there is no address book. */
            addressBook: "signed" | "given" | "bundled" | "unsigned" | null;
            /** @description Start of the period, a whole hour; null for everything stored. */
            since: string | null;
            /** @description Tinybars of stake over all nodes; null before the first stake update. Integer; a decimal string beyond 2^53-1. */
            stakeTotal: number | string | null;
            /** @description Most tinybars that are paid per hbar and staking period (a day); null where unknown. Integer; a decimal string beyond 2^53-1. */
            nodeRewardRate: number | string | null;
            /** @description Length of a staking period. */
            stakingPeriodMinutes: number | null;
        };
        /** @description A part of a block's file that no node signed. Nothing was made of it, unless it is the genesis-state: the state before the first block, which was loaded for the reason given. */
        NotSignedPart: {
            /** @description What it is: block-number, hapi-version, time, amendment, state-changes, genesis-state, sidecar, item, field or more. */
            part: string;
            /** @description What it says or holds. */
            says: string;
        };
        /** @description A log, decoded by a known signature. */
        ParsedEvent: {
            /** @description Position of its log among the logs of the transaction, from 0. */
            index: number;
            /**
             * @description Contract that wrote the log.
             * @example 0.0.1001
             */
            contractID: string;
            /** @description Name of the event. */
            functionName: string;
            /**
             * @description Always "event".
             * @constant
             */
            functionType: "event";
            /** @description Parameter names. */
            inputNames: string[];
            /** @description Their types. */
            inputTypes: string[];
            /** @description Their values. */
            inputValues: string[];
        };
        /** @description An airdrop that waits for its receiver (HIP-904). */
        PendingAirdrop: {
            /**
             * @description Who sent it.
             * @example 0.0.1001
             */
            sender: string;
            /**
             * @description Who may claim it.
             * @example 0.0.1001
             */
            receiver: string;
            /**
             * @description The token or collection.
             * @example 0.0.1001
             */
            tokenId: string;
            /** @description Serial number; null for an amount of a fungible token. Integer; a decimal string beyond 2^53-1. */
            serialNumber: number | string | null;
            /** @description Smallest units; 1 for an NFT. Integer; a decimal string beyond 2^53-1. */
            amount: number | string;
            /** @description When it was sent; null where that was not read. */
            pendingSince: string | null;
        };
        /** @description What an hbar costs. */
        Price: {
            /** @description US dollars per hbar; null where none is known. */
            price: number | null;
            /**
             * @description Always USD.
             * @constant
             */
            currency: "USD";
            /** @description feed: the configured price feed; ledger: the exchange rate of the ledger; null where none is known. */
            source: "feed" | "ledger" | null;
            /** @description Name of the source for people. */
            sourceName: string | null;
            /** @description When the source said so. */
            asOf: string | null;
            /** @description Seconds since then; of the ledger rate, seconds since it was set. */
            ageSeconds: number | null;
            /** @description Change of this source over 24 hours in percent; null where the price then is not known. */
            change24h: number | null;
            /** @description True where a feed is configured for this call. */
            configured: boolean;
            /** @description Null where the stream stated no rate. */
            ledger: components["schemas"]["LedgerRate"] | null;
            /** @description Null where no feed is configured. */
            feed: components["schemas"]["FeedPrice"] | null;
        };
        /** @description The rate that the ledger charges fees by at an instant. */
        RateInForce: {
            /** @description US dollars per hbar. */
            price: number;
            /** @description Hbars that are worth `centEquivalent` US cents. */
            hbarEquivalent: number;
            /** @description US cents. */
            centEquivalent: number;
            /** @description Since when this rate has held, however often it was stated again: when it was stated first, or when the rate before it ran out. Null where what was read does not show it: it held since the first statement that was read, or for the newest 10,000. */
            from: string | null;
            /**
             * @description Until when it holds, unless another is stated before. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            expiration: string;
        };
        /** @description A rate and when it was set. */
        RatePoint: {
            /**
             * @description When the rate was set. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            timestamp: string;
            /** @description US dollars per hbar. */
            price: number;
            /** @description Hbars that are worth `centEquivalent` US cents. */
            hbarEquivalent: number;
            /** @description US cents. */
            centEquivalent: number;
        };
        /** @description The bytes of a transaction and its record, and every field in them. */
        RawTransaction: {
            /** @description Digits form of the transaction id. */
            transactionID: string;
            /**
             * @description Consensus timestamp. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusTime: string;
            /** @description Serialized Transaction; the same as `transaction`. */
            raw: string | null;
            /** @description Every field of the TransactionBody; the same as `body`. */
            params: unknown;
            /** @description Serialized Transaction. */
            transaction: string | null;
            /** @description Serialized TransactionRecord. */
            record: string | null;
            /** @description Every field of the TransactionBody, under its protobuf name. */
            body: unknown;
            /** @description Every field of the TransactionRecord, under its protobuf name. */
            recordFields: unknown;
            /** @description Every sidecar record, field by field. */
            sidecars: unknown[];
        };
        /** @description How active an account is. */
        RecentTransactions: {
            /** @description Transactions that touch the account, over the last 30 days of the ledger; of system accounts (0.0.1 to 0.0.1000) those that they pay or that act on them. */
            numRecentTxns: number;
            /**
             * @description Where the 30 days start. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            since: string;
        };
        /** @description What it moved by its own record. */
        RelatedMoves: {
            /**
             * @description Account of the transaction id: who pays.
             * @example 0.0.1001
             */
            payerID: string;
            /** @description Account of the node it was sent to; null for transactions that the network made itself. */
            nodeID: string | null;
            /** @description Charged fee in tinybars, from the record. Integer; a decimal string beyond 2^53-1. */
            transactionFee: number | string;
            /** @description Every hbar transfer of the record, in its order. */
            transfers: components["schemas"]["Transfer"][];
            /** @description Every fungible token transfer of the record. */
            tokenTransfers: components["schemas"]["TokenTransfer"][];
            /** @description Every NFT transfer of the record. */
            nftTransfers: components["schemas"]["NftTransfer"][];
            /** @description Staking rewards that it triggered. */
            stakingRewards: components["schemas"]["StakingReward"][];
            /** @description What each account sent and received in hbar: without the fee, on the side of who paid it and on that of who earned it, and without staking rewards that came along. Where `feesApart` is false the fee is in it. */
            hbarChanges: components["schemas"]["HbarChange"][];
            /** @description False where the transfer list does not hold the fee so that it could be set apart, as in the oldest records. */
            feesApart: boolean;
        };
        /** @description A transaction that belongs to the one shown. */
        RelatedTransaction: {
            relation: components["schemas"]["Relation"];
            /** @description `payer@seconds.nanoseconds`. */
            readableTransactionID: string;
            /** @description Nonce of the transaction id. */
            nonce: number;
            /** @description True for the execution of a schedule. */
            scheduled: boolean;
            /**
             * @description Consensus timestamp. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusTime: string;
            /** @description Consensus timestamp of the transaction that caused it, where its record names one. */
            parentConsensusTime: string | null;
            /** @description Transaction type code. */
            type: string;
            /** @description The type for people. */
            typeLabel: string;
            /** @description ResponseCodeEnum name. */
            status: string;
            /** @description What it moved; null for what is neither a child nor inside the batch. */
            moves: components["schemas"]["RelatedMoves"] | null;
        };
        /** @description How it is related: it is the child, the parent, the execution, ... of the transaction shown. */
        Relation: "self" | "child" | "parent" | "scheduled" | "schedule-create" | "duplicate" | "batch" | "inner" | "sibling";
        /** @description What the body asks for, whether it came about or not. */
        Requested: {
            /** @description Hbar transfers of the body. */
            transfers: components["schemas"]["Transfer"][];
            /** @description Token transfers of the body. */
            tokenTransfers: components["schemas"]["TokenTransfer"][];
            /** @description NFT transfers of the body. */
            nftTransfers: components["schemas"]["NftTransfer"][];
            /** @description Tinybars sent along with a contract call or creation; null for other types. Integer; a decimal string beyond 2^53-1. */
            value: number | string | null;
            /** @description Allowances that it gives or withdraws. */
            allowances: components["schemas"]["RequestedAllowance"][];
            /** @description Account whose tokens it is about, where it names one. */
            accountID: string | null;
            /** @description Tokens that it names, transfers apart. */
            tokenIDs: string[];
            /** @description Units to mint, burn or wipe; null where none are. Integer; a decimal string beyond 2^53-1. */
            tokenAmount: number | string | null;
            /** @description NFTs to mint, burn, wipe, update or reject. */
            nftCount: number;
            /** @description Transactions of a batch, those that never ran too. */
            innerTransactions: components["schemas"]["RequestedInner"][];
        };
        /** @description An allowance that the body gives or withdraws. */
        RequestedAllowance: {
            /** @description Whose funds may be spent; null where the body leaves it to the payer. */
            ownerID: string | null;
            /** @description Who may spend; null where allowances are withdrawn. */
            spenderID: string | null;
            /** @description The token; null for hbar. */
            tokenID: string | null;
            /** @description Tinybars or smallest units, 0 to end an allowance; null for NFTs. Integer; a decimal string beyond 2^53-1. */
            amount: number | string | null;
            /** @description NFTs that it is about. */
            serialNumbers: (number | string)[];
            /** @description True where it covers all NFTs of the collection. */
            approvedForAll: boolean;
        };
        /** @description A transaction inside a batch, as it was submitted. */
        RequestedInner: {
            /** @description `payer@seconds.nanoseconds`; empty where its bytes could not be read. */
            readableTransactionID: string;
            /** @description Transaction type code. */
            type: string;
            /** @description The type for people. */
            typeLabel: string;
        };
        /** @description A schedule with everything that is known of it. */
        Schedule: {
            /**
             * @description The schedule.
             * @example 0.0.1001
             */
            scheduleID: string;
            /**
             * @description Same as `scheduleID`.
             * @example 0.0.1001
             */
            id: string;
            knownFrom: components["schemas"]["KnownFrom"];
            /** @description The five letters of its id (HIP-15); null for a network without a known ledger id. */
            checksum: string | null;
            /**
             * @description EXPIRED: its time was over at the newest stored instant, and nothing was read of an execution. Without a stated expiration a schedule expires after 30 minutes. UNKNOWN: neither its creation nor its end was read, and no expiration.
             * @enum {unknown}
             */
            state: "PENDING" | "EXECUTED" | "DELETED" | "EXPIRED" | "UNKNOWN";
            /** @description Payer of the transaction that created it; null where that was not read. */
            createdBy: string | null;
            /** @description When it was created; null where that was not read. */
            createdOn: string | null;
            /** @description Who pays for the execution. */
            payerID: string | null;
            /** @description Memo; empty for none. */
            memo: string;
            /** @description Who may delete it; null where nobody can, or where it is unknown. */
            adminKey: components["schemas"]["Key"] | null;
            /** @description When it expires, as stated; null where nothing was stated. */
            expirationTime: string | null;
            /** @description Whether it runs when it expires, even if all have signed before. */
            waitForExpiry: boolean;
            /** @description Transaction type code of what is scheduled. */
            scheduledType: string | null;
            /** @description The type for people. */
            scheduledTypeLabel: string | null;
            /** @description Readable id of the execution, which shares it with the creation. */
            scheduledTransactionID: string | null;
            /** @description Serialized SchedulableTransactionBody; null where the creation was not read. */
            body: string | null;
            /** @description The body in fields; null where unreadable. */
            params: unknown | null;
            /** @description When it was executed, whatever the result. */
            executedTime: string | null;
            /** @description ResponseCodeEnum name of the execution. */
            executionStatus: string | null;
            /** @description When it was deleted. */
            deletedTime: string | null;
            /** @description Keys that signed so far, each once. */
            signatories: string[];
            /** @description Keys that are known to have to sign, by the type of what is scheduled; that of the payer first. */
            signers: components["schemas"]["ScheduleSigner"][];
            /** @description False where other keys may be needed too, or may do instead, which the ledger does not record. */
            signersAreExact: boolean;
            /** @description Its life, oldest first. */
            events: components["schemas"]["ScheduleEvent"][];
        };
        /** @description Something that happened to a schedule. */
        ScheduleEvent: {
            /**
             * @description When it happened. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusTime: string;
            /** @description Digits form of the transaction id. */
            transactionID: string;
            /** @description `payer@seconds.nanoseconds`. */
            readableTransactionID: string;
            /**
             * @description What happened.
             * @enum {unknown}
             */
            event: "create" | "sign" | "delete" | "execute";
            /** @description Who created, signed or deleted it; who paid for the execution. */
            accountID: string | null;
            /** @description ResponseCodeEnum name: of the execution, else of the event. */
            status: string;
            /** @description Keys that signed with it. */
            signatures: string[];
        };
        /** @description What a transaction says of a schedule. */
        ScheduleInfo: {
            /** @description The schedule created, signed, deleted or executed. */
            scheduleID: string | null;
            /** @description Type code of the transaction inside; null where the body is not at hand. */
            scheduledType: string | null;
            /** @description The same for people. */
            scheduledTypeLabel: string | null;
            /** @description Readable id that the execution has or will have. */
            scheduledTransactionID: string | null;
            /** @description Account that pays for the execution, where the schedule names one. */
            payerID: string | null;
            /** @description When it expires or, where it waits, is executed. */
            expirationTime: string | null;
            /** @description True where it is executed at its expiration only. */
            waitForExpiry: boolean;
            /** @description Memo of the schedule; empty when there is none. */
            memo: string;
            /** @description Consensus timestamp of the execution, where it is known. */
            executedTime: string | null;
        };
        /** @description A key that the execution needs. */
        ScheduleSigner: {
            /** @description Whose key it is; of a node its id. Null for a key that what is scheduled gives. */
            entityID: string | null;
            /** @description What that is. */
            entityKind: ("account" | "contract" | "token" | "topic" | "file" | "schedule" | "node") | null;
            /**
             * @description Which of its keys; `new…` for one that is given.
             * @enum {unknown}
             */
            role: "key" | "adminKey" | "supplyKey" | "wipeKey" | "freezeKey" | "kycKey" | "pauseKey" | "feeScheduleKey" | "metadataKey" | "submitKey" | "fileKeys" | "newKey" | "newAdminKey" | "newFileKeys";
            /** @description What an account signs for. */
            reasons: ("payer" | "sender" | "receiver" | "owner" | "treasury" | "autoRenew" | "changed" | "claimer" | "nodeAccount")[];
            /** @description False where it has no such key, so that nobody can sign; null where its key is not known. */
            hasKey: boolean | null;
            /** @description Whether enough of the key signed, as it is now; null where it is not known or needs a contract. */
            signed: boolean | null;
            /** @description Public keys that can sign for it. */
            keys: {
                /** @description Public key. Lower-case hex without 0x. */
                key: string;
                /** @description Whether it signed so far. */
                signed: boolean;
            }[];
        };
        /** @description How many rows each tab of a search has. */
        SearchCounts: {
            transactions: components["schemas"]["TabCount"];
            accounts: components["schemas"]["TabCount"];
            contracts: components["schemas"]["TabCount"];
            topics: components["schemas"]["TabCount"];
            tokens: components["schemas"]["TabCount"];
            nfts: components["schemas"]["TabCount"];
        };
        /** @description Where submitting a search text leads. */
        SearchRoute: {
            /**
             * @description page: one thing is meant; search: a list of results; invalid: stay and show `message`.
             * @enum {unknown}
             */
            target: "page" | "search" | "invalid";
            /** @description What the page shows; null where it is no page. */
            kind: ("account" | "contract" | "token" | "nft" | "collection" | "topic" | "transaction" | "block" | "schedule" | "file" | "node" | "dapp") | null;
            /** @description Id of what the page shows; null where it is no page. */
            id: string | null;
            /** @description Where to go, below /hedera; null where the text is refused. */
            link: string | null;
            /** @description Why the text is refused; null where it is not. */
            message: string | null;
            /** @description What would be accepted; null where the text is not refused. */
            hint: string | null;
        };
        /** @description A slice of a pie. */
        Slice: {
            /** @description Service, or transaction type code. */
            name: string;
            /** @description Transactions. */
            value: number;
        };
        /** @description A staking reward that this transaction triggered, from record.paidStakingRewards. */
        StakingReward: {
            /**
             * @description Account that was rewarded.
             * @example 0.0.1001
             */
            accountID: string;
            /** @description Reward in tinybars. Integer; a decimal string beyond 2^53-1. */
            amount: number | string;
        };
        /** @description Counts over everything stored. */
        StatsCounts: {
            /** @description Consensus timestamp of the first stored transaction. */
            startDate: string | null;
            /** @description Transactions stored. */
            numTransactions: number;
            /** @description Newest account that was seen being created. */
            latestAccountId: string | null;
            /** @description Accounts that exist now, without contracts; lists of accounts count deleted ones too. Null where the ledger was not read from its start. */
            numAccounts: number | null;
        };
        /** @description A storage slot of a contract, from sidecars. */
        StorageSlot: {
            /** @description Storage slot (32 bytes). Lower-case hex without 0x. */
            slot: string;
            /** @description Newest value written (32 bytes). Lower-case hex without 0x. */
            value: string;
            /** @description When it was written; null where it was there before the first block. */
            changedTime: string | null;
            /** @description Writes of this slot that were read. Integer; a decimal string beyond 2^53-1. */
            writes: number | string;
        };
        /** @description What a search text can mean, best first, at most ten. */
        SuggestReply: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["Suggestion"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            route: components["schemas"]["SearchRoute"];
            /** @description Null where no checksum is wrong. */
            checksum: components["schemas"]["WrongChecksum"] | null;
            /** @description True where a kind did not answer in time and is left out. */
            incomplete: boolean;
        };
        /** @description One thing that a search text can mean. */
        Suggestion: {
            /**
             * @description What it is.
             * @enum {unknown}
             */
            kind: "account" | "contract" | "token" | "nft" | "collection" | "topic" | "transaction" | "block" | "schedule" | "file" | "node" | "dapp";
            /** @description Its id: shard.realm.num, `0.0.N#serial` of an NFT, readable transaction id, block number, dapp id. */
            id: string;
            /** @description What to show first: its name, or its id. */
            label: string;
            /** @description What to show beside it: its symbol, memo, type or state. */
            detail: string | null;
            /** @description Its page, below /hedera. */
            link: string;
            /** @description True where the text names just this one: its whole id, address, hash, name or symbol. */
            exact: boolean;
        };
        /** @description A decoded file of the network. */
        SystemFile: {
            /** @description What the network keeps in it: address book, node details, fee schedules, exchange rates and so on. */
            name: string;
            /** @description Its protobuf message in HAPI, such as NodeAddressBook. */
            message: string;
            /** @description The message in fields. */
            fields: unknown;
        };
        /** @description How many rows a tab has. */
        TabCount: {
            /** @description Rows of the tab; null where counting took too long. */
            totalCount: number | null;
            /** @description True where there may be more rows than that. */
            totalCountIsLowerBound: boolean;
        };
        /** @description The common signature of the nodes under a block. The nodes sign transactions, results, state changes and traces in separate trees, and no signature covers their order among each other. That a result belongs to its transaction follows from what both say: it stands directly behind it, every transaction but a state signature of a node has one, and consensus time, parent, fee, transfers, outputs, created ids and state changes fit. Two moves would still go unnoticed: the trace of an execution that names no calls, behind another execution without a trace; and items of which no page shows anything. */
        ThresholdProof: {
            /** @description "ledger-id": verified from the ledger id; "handed-over": signed under a hinTS key that verified blocks handed over; "pinned-key": signed under a pinned hinTS key, whose chain was not verified; "linked": linked by hash to a verified block; "replaced-scheme": agrees, by a scheme since replaced that does not show a majority; "older-release": not verified, with the form or version of an older release, which anybody can write; "none": not verified. */
            strength: "ledger-id" | "handed-over" | "pinned-key" | "linked" | "replaced-scheme" | "older-release" | "none";
            /** @description Why it is not worth more, as a part of a sentence. */
            reason: string | null;
            /** @description Number of the later block whose signature was verified in its place. Integer; a decimal string beyond 2^53-1. */
            anchor: number | string | null;
            /** @description SHA-256 of the hinTS key that signed. */
            keySha256: string | null;
            /** @description Ledger id that leads to the key; null where that was not shown. */
            ledgerId: string | null;
            /** @description What leads to the key: a Schnorr signature of the nodes, a WRAPS proof, the ledger id itself ("first-key"), or verified blocks ("handed-over"), which the block’s keyChain lists. */
            chainOfTrust: "schnorr" | "wraps" | "first-key" | "handed-over" | null;
        };
        /** @description A token. */
        Token: {
            /**
             * @description The token.
             * @example 0.0.1001
             */
            id: string;
            /**
             * @description Same as `id`.
             * @example 0.0.1001
             */
            tokenId: string;
            /** @description Name; empty where the stream never stated it. */
            name: string;
            /** @description Symbol; empty where the stream never stated it. */
            symbol: string;
            /** @description Digits behind the decimal point of a whole token; null where unknown. */
            decimals: number | null;
            /** @description UNKNOWN where the stream stated neither. */
            tokenType: "FUNGIBLE_COMMON" | "NON_FUNGIBLE_UNIQUE" | "UNKNOWN";
            /** @description Same as `decimals`. */
            decimal: number | null;
            /** @description Memo. */
            memo: string;
            /** @description Same as `totalSupply`. Integer; a decimal string beyond 2^53-1. */
            supply: number | string | null;
            /** @description Smallest units (NFTs: serials) that exist; null where unknown. Integer; a decimal string beyond 2^53-1. */
            totalSupply: number | string | null;
            /** @description Smallest units at its creation; null where the creation is not stored. Integer; a decimal string beyond 2^53-1. */
            initialSupply: number | string | null;
            /** @description Most that may exist, in smallest units; null for no limit or where unknown. Integer; a decimal string beyond 2^53-1. */
            maxSupply: number | string | null;
            /** @description Whether `maxSupply` bounds it; null where it was set before the first stored block. */
            supplyType: "FINITE" | "INFINITE" | null;
            /** @description Account that new units go to; null where it was set before the first stored block. */
            treasury: string | null;
            /** @description Account that pays for its renewal; null for none. */
            autoRenewAccount: string | null;
            /** @description Seconds by which it is renewed; null for none or where unknown. Integer; a decimal string beyond 2^53-1. */
            autoRenewPeriod: number | string | null;
            /** @description Consensus timestamp of its creation; null where it was set before the first stored block. */
            createdOn: string | null;
            /** @description Payer of the transaction that created it; null where that is not stored. */
            creator: string | null;
            knownFrom: components["schemas"]["KnownFrom"];
            /** @description Newest change of the token itself; null for none. */
            updatedOn: string | null;
            /** @description When it expires; null where unknown. */
            expiry: string | null;
            /** @description Same as `expiry`. */
            expiryDate: string | null;
            /** @description When it was deleted; null while it exists. */
            deletedOn: string | null;
            /** @description Deleted once `deletedOn` is set. Unknown where neither its creation nor a change of it was read: it may have been deleted before. */
            status: "Active" | "Deleted" | "Unknown";
            /** @description True while all its transfers are stopped. */
            paused: boolean;
            /** @description True where new accounts start frozen. */
            freezeDefault: boolean;
            /** @description Key that may change and delete it. */
            adminKey: components["schemas"]["Key"] | null;
            /** @description Key that grants and revokes KYC. */
            kycKey: components["schemas"]["Key"] | null;
            /** @description Key that freezes accounts. */
            freezeKey: components["schemas"]["Key"] | null;
            /** @description Key that wipes accounts. */
            wipeKey: components["schemas"]["Key"] | null;
            /** @description Key that mints and burns. */
            supplyKey: components["schemas"]["Key"] | null;
            /** @description Key that changes the custom fees. */
            feeScheduleKey: components["schemas"]["Key"] | null;
            /** @description Key that pauses it. */
            pauseKey: components["schemas"]["Key"] | null;
            /** @description Key that changes the metadata of its NFTs. */
            metadataKey: components["schemas"]["Key"] | null;
            /** @description Metadata of the token itself (HIP-646) as text; null where it has none or is not UTF-8. */
            metadata: string | null;
            /** @description The same as bytes; null for none. */
            metadataHex: string | null;
            /** @description Custom fees in force; empty for none. */
            customFees: components["schemas"]["CustomFee"][];
            /** @description Accounts with a balance; null where the ledger was not read from its creation on. Integer; a decimal string beyond 2^53-1. */
            holders: number | string | null;
            /** @description NFTs that exist, as far as is stored; 0 for fungible tokens. Integer; a decimal string beyond 2^53-1. */
            nfts: number | string;
            /** @description NFTs that ever existed, burned and wiped ones too. Integer; a decimal string beyond 2^53-1. */
            serials: number | string;
            /** @description Newest mint of an NFT; null for none. */
            lastMintOn: string | null;
            /** @description Address of a picture; null where no metadata names one. */
            thumbnail: string | null;
            /** @description True where its creation is stored, or a balance file of the network stated who holds it, and no file has been missing since: balances and holders are exact; NFTs where its creation is stored. */
            anchored: boolean;
        };
        /** @description A token and what was moved of it. */
        TokenActivity: {
            /**
             * @description The token.
             * @example 0.0.1001
             */
            tokenId: string;
            /** @description Name; empty where the stream never stated it. */
            name: string;
            /** @description Symbol; empty where the stream never stated it. */
            symbol: string;
            /** @description Digits behind the decimal point of a whole token; null where unknown. */
            decimals: number | null;
            /** @description UNKNOWN where the stream stated neither. */
            tokenType: "FUNGIBLE_COMMON" | "NON_FUNGIBLE_UNIQUE" | "UNKNOWN";
            /** @description Credits (NFTs: changes of owner) in the span. */
            transfers: number;
            /** @description What was credited, in the smallest units of the token; NFTs count as 1. Integer; a decimal string beyond 2^53-1. */
            value: number | string;
        };
        /** @description What an account has of a token. */
        TokenBalance: {
            /**
             * @description The token.
             * @example 0.0.1001
             */
            tokenId: string;
            /** @description Smallest units, or NFTs; null where the token is not anchored. Integer; a decimal string beyond 2^53-1. */
            balance: number | string | null;
            /** @description Smallest units gained since the first stored block. Integer; a decimal string beyond 2^53-1. */
            balanceChange: number | string;
            /** @description Name; empty where the stream never stated it. */
            name: string;
            /** @description Symbol; empty where the stream never stated it. */
            symbol: string;
            /** @description Digits behind the decimal point of a whole token; null where unknown. */
            decimals: number | null;
            /** @description UNKNOWN where the stream stated neither. */
            tokenType: "FUNGIBLE_COMMON" | "NON_FUNGIBLE_UNIQUE" | "UNKNOWN";
            /** @description Address of a picture; null where no metadata names one. */
            thumbnail: string | null;
            /** @description True where the token is deleted. */
            deleted: boolean;
            /** @description True where the account is associated with the token. */
            associated: boolean;
            /** @description True where a transfer associated it. */
            automaticAssociation: boolean;
            /** @description When it was associated; null where that is not stored. */
            associatedOn: string | null;
            /** @description Whether the account is frozen for the token. */
            freezeStatus: "NOT_APPLICABLE" | "FROZEN" | "UNFROZEN" | "UNKNOWN";
            /** @description Whether the account has KYC for the token. */
            kycStatus: "NOT_APPLICABLE" | "GRANTED" | "REVOKED" | "UNKNOWN";
        };
        /** @description What an account has of tokens. */
        TokenBalances: {
            /**
             * @description The account.
             * @example 0.0.1001
             */
            accountID: string;
            /** @description Newest token first. */
            tokenBalance: components["schemas"]["TokenBalance"][];
        };
        /** @description An account that holds a token. */
        TokenHolder: {
            /**
             * @description The account.
             * @example 0.0.1001
             */
            account: string;
            /**
             * @description Same as `account`.
             * @example 0.0.1001
             */
            accountID: string;
            /** @description Smallest units, or NFTs; of a token that is not anchored only what was gained since the first stored block. Integer; a decimal string beyond 2^53-1. */
            balance: number | string;
            /** @description Percent of the supply as a decimal with up to 18 digits, cut off, not rounded; null where the supply is unknown or 0. */
            share: string | null;
        };
        /** @description How many tokens there are, and how many were created over time. */
        TokenStats: {
            /** @description The period asked for; null for a span of its own. */
            period: string | null;
            /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w or 1M. */
            interval: string;
            /** @description Fungible tokens that are known, deleted ones too. */
            fungibleTokens: number;
            /** @description NFT collections that are known, deleted ones too. */
            nonFungibleTokens: number;
            /** @description Tokens that were seen created and are not deleted. */
            activeTokens: number;
            /** @description NFTs that exist, as far as is stored. Integer; a decimal string beyond 2^53-1. */
            nfts: number | string;
            /** @description True where the ledger was read from its start without a gap; else there are at least so many. */
            exact: boolean;
            /** @description Tokens created in the span. */
            totalSum: number;
            pctChange: components["schemas"]["pctChange"];
            /** @description Tokens created by bucket, oldest first, empty ones too. */
            data: components["schemas"]["ChartPoint"][];
            /**
             * @description Always false: the series is complete.
             * @constant
             */
            loading: false;
        };
        /** @description One token balance change. */
        TokenTransfer: {
            /**
             * @description The token.
             * @example 0.0.1001
             */
            tokenID: string;
            /**
             * @description Account or contract whose token balance changed.
             * @example 0.0.1001
             */
            accountID: string;
            /** @description Signed change in the smallest units of the token, from the record. Integer; a decimal string beyond 2^53-1. */
            amount: number | string;
            /** @description True where an allowance was used. */
            isApproval: boolean;
        };
        /** @description A page of token transfers. */
        TokenTransferList: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["TokenTransferRow"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A token transfer. */
        TokenTransferRow: {
            /** @description Digits form of the transaction id. */
            transactionID: string;
            /** @description `payer@seconds.nanoseconds`. */
            readableTransactionID: string;
            /**
             * @description Consensus timestamp. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusTime: string;
            /** @description Same as `readableTransactionID`. */
            transactionId: string;
            /**
             * @description Same as `consensusTime`. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            transferTime: string;
            /**
             * @description The token.
             * @example 0.0.1001
             */
            tokenId: string;
            /**
             * @description Account whose balance changed.
             * @example 0.0.1001
             */
            accountId: string;
            /** @description The other side, each account once: those that sent where it received, and the other way round, fees and staking rewards apart. Where it earned a fee or got a reward alone, who paid that. Empty where it paid the fee alone. */
            toFromAccount: string[];
            /** @description Signed change in the smallest units of the token. Integer; a decimal string beyond 2^53-1. */
            amount: number | string;
        };
        /** @description Symbol and decimals of a token. */
        TokenUnit: {
            /**
             * @description The token.
             * @example 0.0.1001
             */
            tokenID: string;
            /** @description Its symbol now. */
            symbol: string;
            /** @description Decimals of its amounts; 0 for NFTs. */
            decimals: number;
        };
        /** @description One bucket of a series. */
        TokenValuePoint: {
            /**
             * @description Start of the bucket. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            timestamp: string;
            /** @description What was credited in it; 0 for an empty one. Integer; a decimal string beyond 2^53-1. */
            value: number | string;
            /** @description Credits (NFTs: changes of owner, mints and burns too) in it. */
            transfers: number;
            /** @description True where only a part of the bucket lies in the span. */
            partial: boolean;
        };
        /** @description Value of a token that was moved over time. */
        TokenValueSeries: {
            /** @description Sum of the values, in the smallest units of the token; NFTs count as 1. Integer; a decimal string beyond 2^53-1. */
            totalSum: number | string;
            /** @description Sum of the transfers. */
            totalTransfers: number;
            pctChange: components["schemas"]["pctChange"];
            /** @description Every bucket of the span, oldest first, empty ones too. */
            data: components["schemas"]["TokenValuePoint"][];
            /**
             * @description Always false: the series is complete.
             * @constant
             */
            loading: false;
            /** @description The period asked for; null for a span of its own. */
            period: string | null;
            /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w or 1M. */
            interval: string;
        };
        /** @description An account in a ranking. */
        TopAccount: {
            /**
             * @description The account.
             * @example 0.0.1001
             */
            accountID: string;
            /** @description What it is ranked by; the call says what that is. Integer; a decimal string beyond 2^53-1. */
            value: number | string;
        };
        /** @description Accounts, greatest value first. */
        TopAccountList: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["TopAccount"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description An account that holds much hbar. */
        TopBalance: {
            /**
             * @description The account.
             * @example 0.0.1001
             */
            accountID: string;
            /** @description Tinybars. Integer; a decimal string beyond 2^53-1. */
            balance: number | string;
            /** @description Percent of the supply of 50 billion hbar, with up to 18 digits, cut off. */
            share: string | null;
        };
        /** @description A collection with many NFTs. */
        TopCollection: {
            /**
             * @description The collection.
             * @example 0.0.1001
             */
            tokenId: string;
            /** @description Name; empty where the stream never stated it. */
            name: string;
            /** @description Symbol; empty where the stream never stated it. */
            symbol: string;
            /** @description Digits behind the decimal point of a whole token; null where unknown. */
            decimals: number | null;
            /** @description UNKNOWN where the stream stated neither. */
            tokenType: "FUNGIBLE_COMMON" | "NON_FUNGIBLE_UNIQUE" | "UNKNOWN";
            /** @description NFTs of it that exist, as far as is stored. Integer; a decimal string beyond 2^53-1. */
            nfts: number | string;
            /** @description Accounts that own some of them; null where unknown. Integer; a decimal string beyond 2^53-1. */
            holders: number | string | null;
            /** @description True where it is deleted. */
            deleted: boolean;
        };
        /** @description Who and what is most active. */
        TopLists: {
            /** @description The period. */
            period: string;
            /** @description Most active services. */
            services: components["schemas"]["Slice"][];
            /** @description Most frequent transaction types. */
            transactionTypes: components["schemas"]["Slice"][];
            /** @description Payers of most transactions. */
            payers: components["schemas"]["TopPayer"][];
        };
        /** @description A payer of many transactions. */
        TopPayer: {
            /**
             * @description Payer.
             * @example 0.0.1001
             */
            accountID: string;
            /** @description Transactions that it paid for. */
            numTransactions: number;
            /** @description Their fees in tinybars. Integer; a decimal string beyond 2^53-1. */
            fees: number | string;
        };
        /** @description A treasury account of collections. */
        TopTreasury: {
            /**
             * @description The account.
             * @example 0.0.1001
             */
            accountID: string;
            /** @description NFTs that its collections ever had. Integer; a decimal string beyond 2^53-1. */
            value: number | string;
            /** @description Collections that it is the treasury of. Integer; a decimal string beyond 2^53-1. */
            collections: number | string;
        };
        /** @description A topic with everything that is known of it. */
        Topic: {
            /**
             * @description The topic.
             * @example 0.0.1001
             */
            topicID: string;
            /**
             * @description Same as `topicID`.
             * @example 0.0.1001
             */
            id: string;
            /** @description Payer of the transaction that created it; null where the creation was not read. */
            createdBy: string | null;
            /** @description Consensus timestamp of that transaction; null where the creation was not read. */
            createdDate: string | null;
            /** @description Same as `createdDate`. */
            createdOn: string | null;
            /** @description Memo; empty for none. */
            memo: string;
            /** @description When it expires: as stated, else its creation and auto-renew period; null where unknown. */
            expiry: string | null;
            /** @description Whether it was deleted. */
            deleted: boolean;
            /** @description Sequence number of its newest message; 0 before the first. Integer; a decimal string beyond 2^53-1. */
            numMessages: number | string;
            /** @description When that message was submitted. */
            lastMessageTime: string | null;
            knownFrom: components["schemas"]["KnownFrom"];
            /** @description The five letters of its id (HIP-15); null for a network without a known ledger id. */
            checksum: string | null;
            /** @description Digits form of the id of the transaction that created it; null where the creation was not read. */
            transactionID: string | null;
            /** @description The same id as `payer@seconds.nanoseconds`. */
            readableTransactionID: string | null;
            /** @description Newest create, update or delete that was read. */
            lastUpdatedOn: string | null;
            /** @description Always null: topics have no file. */
            fileID: null;
            /** @description Always null: topics hold nothing. */
            balance: null;
            /** @description Who may change it; null where nobody can, or where it is unknown. */
            adminKey: components["schemas"]["Key"] | null;
            /** @description Who may submit; null where everybody may, or where it is unknown. */
            submitKey: components["schemas"]["Key"] | null;
            /** @description Who may change its fees; null where nobody can, or where it is unknown. */
            feeScheduleKey: components["schemas"]["Key"] | null;
            /** @description Keys whose owners submit without the fees below. */
            feeExemptKeys: components["schemas"]["Key"][];
            /** @description Fees of a message. */
            customFees: components["schemas"]["TopicFee"][];
            /** @description Seconds by which it is renewed; null where unknown. Integer; a decimal string beyond 2^53-1. */
            autoRenewPeriod: number | string | null;
            /** @description Who pays for renewing it. */
            autoRenewAccount: string | null;
        };
        /** @description What submitting a message costs beside the network fee (HIP-991). */
        TopicFee: {
            /** @description Tinybars, or smallest units of the token. Integer; a decimal string beyond 2^53-1. */
            amount: number | string;
            /** @description Token that the fee is paid in; null for hbar. */
            tokenId: string | null;
            /**
             * @description Who gets it.
             * @example 0.0.1001
             */
            collector: string;
        };
        /** @description A message of a topic. */
        TopicMessage: {
            /** @description Digits form of the transaction id. */
            transactionID: string;
            /** @description `payer@seconds.nanoseconds`. */
            readableTransactionID: string;
            /**
             * @description Consensus timestamp. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusTime: string;
            /** @description Topic of a message, or the topic acted on. */
            topicID: string | null;
            /** @description Number of the message in its topic, from the receipt. Integer; a decimal string beyond 2^53-1. */
            topicSequenceNumber: number | string | null;
            /** @description Running hash of the topic after the message (48 bytes), from the receipt. */
            topicRunningHash: string | null;
            /** @description Rules by which the running hash is made: 1, 2 or 3. */
            runningHashVersion: number | null;
            /** @description Whether the hash follows from the previous message; null where that one or its rules are not known. */
            runningHashVerified: boolean | null;
            /** @description Bytes of the message. */
            message: string | null;
            /** @description The message as text, where its bytes are valid UTF-8. */
            messageText: string | null;
            /** @description Part of a longer message; null for a whole one. */
            chunkInfo: components["schemas"]["ChunkInfo"] | null;
            /**
             * @description Payer of the transaction that submitted it.
             * @example 0.0.1001
             */
            submitter: string;
        };
        /** @description A topic in a list. */
        TopicRow: {
            /**
             * @description The topic.
             * @example 0.0.1001
             */
            topicID: string;
            /**
             * @description Same as `topicID`.
             * @example 0.0.1001
             */
            id: string;
            /** @description Payer of the transaction that created it; null where the creation was not read. */
            createdBy: string | null;
            /** @description Consensus timestamp of that transaction; null where the creation was not read. */
            createdDate: string | null;
            /** @description Same as `createdDate`. */
            createdOn: string | null;
            /** @description Memo; empty for none. */
            memo: string;
            /** @description When it expires: as stated, else its creation and auto-renew period; null where unknown. */
            expiry: string | null;
            /** @description Whether it was deleted. */
            deleted: boolean;
            /** @description Sequence number of its newest message; 0 before the first. Integer; a decimal string beyond 2^53-1. */
            numMessages: number | string;
            /** @description When that message was submitted. */
            lastMessageTime: string | null;
        };
        /** @description A transaction with everything that its record, receipt and sidecars say. */
        Transaction: {
            /** @description Digits of shard, realm, payer, valid-start seconds and 9-digit nanoseconds run together. */
            transactionID: string;
            /** @description `payer@seconds.nanoseconds` of the transaction id. */
            readableTransactionID: string;
            /** @description SHA-384 of the signed transaction (48 bytes). Lower-case hex without 0x. */
            transactionHash: string;
            /**
             * @description Consensus timestamp; unique in the ledger. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusTime: string;
            /** @description `seconds.nanoseconds` that the record itself states, where that cannot be its place in the ledger, such as milliseconds in the field of seconds; consensusTime is then its place behind the transaction before it in its file. Null where consensusTime is what the record states. */
            statedConsensusTime: string | null;
            /** @description Valid start of the transaction id. */
            startTime: string | null;
            /**
             * @description Account of the transaction id: who pays.
             * @example 0.0.1001
             */
            payerID: string;
            /** @description Account of the node it was sent to; null for transactions that the network made itself. */
            nodeID: string | null;
            /** @description 0 for what a user sent, above 0 for children that share its id. */
            nonce: number;
            /** @description True for the execution of a scheduled transaction. */
            scheduled: boolean;
            /** @description Consensus timestamp of the parent or batch it belongs to. */
            parentConsensusTime: string | null;
            /** @description ResponseCodeEnum name, such as SUCCESS. */
            status: string;
            /** @description Transaction type code: the TransactionBody field in upper case, such as CRYPTOTRANSFER. */
            type: string;
            /** @description The type for people, such as "Crypto transfer". */
            typeLabel: string;
            /** @description CRYPTO, CONSENSUS, TOKEN, CONTRACT, FILE, SCHEDULE, NETWORK or UTIL. */
            service: string;
            /** @description What left the payer's side in tinybars: the sum of the payer's debits, fee included. Integer; a decimal string beyond 2^53-1. */
            amount: number | string;
            /** @description Charged fee in tinybars, from the record. Integer; a decimal string beyond 2^53-1. */
            transactionFee: number | string;
            /** @description Memo of the transaction; empty when there is none. */
            memo: string;
            /** @description What of the transaction is not known or this version of Ledgerscope cannot read, and why; its raw bytes are whole. Null where there is nothing of it. */
            notUnderstood: string | null;
            /** @description The account, contract, token, topic, file or schedule that it acts on or made. */
            entityID: string | null;
            /** @description Every hbar transfer of the record, in its order. */
            transfers: components["schemas"]["Transfer"][];
            /** @description Every fungible token transfer of the record. */
            tokenTransfers: components["schemas"]["TokenTransfer"][];
            /** @description Every NFT transfer of the record. */
            nftTransfers: components["schemas"]["NftTransfer"][];
            /** @description Staking rewards that it triggered. */
            stakingRewards: components["schemas"]["StakingReward"][];
            /** @description Number of the message in its topic, from the receipt. Integer; a decimal string beyond 2^53-1. */
            topicSequenceNumber: number | string | null;
            /** @description Number of the block (stream file) that holds it; null where it is not known. Integer; a decimal string beyond 2^53-1. */
            blockNumber: number | string | null;
            /** @description What its body asks for; null in lists where the other fields say it all. */
            requested: components["schemas"]["Requested"] | null;
            /** @description Account that the EVM saw as the sender, where the record says so; the payer may be a relay. */
            senderID: string | null;
            /** @description EVM error or revert reason, from the record. */
            errorMessage: string | null;
            /** @description Symbol and decimals of the tokens that it moves, where known. */
            tokenUnits: components["schemas"]["TokenUnit"][];
            /** @description Call data; its first 4 bytes name the function. */
            functionParameters: string | null;
            /** @description Logs in their order. */
            logInfo: components["schemas"]["ContractLog"][];
            /** @description What each account sent and received in hbar: without the fee, on the side of who paid it and on that of who earned it, and without staking rewards that came along. Where `feesApart` is false the fee is in it. */
            hbarChanges: components["schemas"]["HbarChange"][];
            /** @description False where the transfer list does not hold the fee so that it could be set apart, as in the oldest records. */
            feesApart: boolean;
            /** @description Part of the fee that went to the node, in tinybars. Integer; a decimal string beyond 2^53-1. */
            nodeFees: number | string;
            /** @description The rest of the fee, network and service together: records do not split them. Tinybars. Integer; a decimal string beyond 2^53-1. */
            networkFees: number | string;
            /** @description Highest fee that the payer offered, in tinybars. Integer; a decimal string beyond 2^53-1. */
            maxFee: number | string | null;
            /** @description Seconds after the valid start in which it could be submitted. Integer; a decimal string beyond 2^53-1. */
            validDurationSeconds: number | string | null;
            /** @description Position in its block, from 0. */
            indexInBlock: number;
            /** @description Signatures in its signature map. */
            signatureCount: number;
            /** @description The entity that it created. */
            createdID: string | null;
            /** @description The account that it acts on or created, where it names one. */
            accountID: string | null;
            /** @description Every token that it touches. */
            tokenIDs: string[];
            /** @description Units minted, burned or wiped. Integer; a decimal string beyond 2^53-1. */
            tokenAmount: number | string | null;
            /** @description Account whose tokens were wiped, frozen, associated, ... */
            tokenAccount: string | null;
            /** @description NFTs minted, burned or wiped. */
            nfts: components["schemas"]["Nft"][];
            /** @description Supply of the token afterwards, from the receipt. Integer; a decimal string beyond 2^53-1. */
            newTotalSupply: number | string | null;
            /** @description Custom fees that were charged. */
            assessedCustomFees: components["schemas"]["AssessedCustomFee"][];
            /** @description Contract that was called or created. */
            contractID: string | null;
            /** @description Constructor arguments of a contract create. */
            constructorParameters: string | null;
            /** @description Tinybars sent with the call. Integer; a decimal string beyond 2^53-1. */
            contractAmount: number | string | null;
            /** @description Gas limit of the transaction body. Integer; a decimal string beyond 2^53-1. */
            gasOffered: number | string | null;
            /** @description Gas charged, from the record; null where that has no contract result. Integer; a decimal string beyond 2^53-1. */
            gasUsed: number | string | null;
            /** @description Bytes that the call returned. */
            callResult: string | null;
            /** @description ERC-20 transfers that its logs say, in their order. */
            erc20Transfers: components["schemas"]["Erc20Move"][];
            /** @description Contracts created by the call. */
            createdContractIDs: string[];
            /** @description Nonces of contracts that changed. */
            contractNonces: components["schemas"]["ContractNonce"][];
            /** @description Calls inside the EVM; empty without a sidecar. */
            actions: components["schemas"]["ContractAction"][];
            /** @description Storage touched; empty without a sidecar. */
            stateChanges: components["schemas"]["ContractStateChange"][];
            /** @description Code of created contracts; empty without a sidecar. */
            bytecode: components["schemas"]["ContractBytecode"][];
            /** @description The call by a known signature; null where none is known or nothing was called. */
            decodedFunctionParams: components["schemas"]["DecodedCall"] | null;
            /** @description The error message as an error of the contract's own ABI; null where it is none. */
            decodedError: components["schemas"]["DecodedError"] | null;
            /** @description Logs that a known signature reads, in their order. */
            parsedEvents: components["schemas"]["ParsedEvent"][];
            /** @description Null for other types. */
            ethereum: components["schemas"]["EthereumData"] | null;
            /** @description Topic of a message, or the topic acted on. */
            topicID: string | null;
            /** @description Running hash of the topic after the message (48 bytes), from the receipt. */
            topicRunningHash: string | null;
            /** @description Rules by which the running hash is made: 1, 2 or 3. */
            runningHashVersion: number | null;
            /** @description Whether the hash follows from the previous message; null where that one or its rules are not known. */
            runningHashVerified: boolean | null;
            /** @description Bytes of the message. */
            message: string | null;
            /** @description The message as text, where its bytes are valid UTF-8. */
            messageText: string | null;
            /** @description Part of a longer message; null for a whole one. */
            chunkInfo: components["schemas"]["ChunkInfo"] | null;
            /** @description Null where no schedule is involved. */
            schedule: components["schemas"]["ScheduleInfo"] | null;
            /** @description Null where the receipt has none. */
            exchangeRate: components["schemas"]["ExchangeRate"] | null;
            /** @description Key that has to sign the batch (serialized Key), for inner transactions of a batch. */
            batchKey: string | null;
            /** @description The random number drawn, where a range was given. */
            prngNumber: number | null;
            /** @description The random bytes drawn (48), where no range was given. */
            prngBytes: string | null;
            /** @description Alias of an account that it created. */
            alias: string | null;
            /** @description EVM address of what it created (20 bytes). */
            evmAddress: string | null;
            /** @description Bytes that a file transaction carried. */
            fileContentsSize: number | null;
            /** @description Memo that the entity was given, where the transaction sets one. */
            entityMemo: string | null;
            raw: components["schemas"]["CarriedData"];
            /** @description This transaction and all that belong to it, by consensus timestamp. */
            related: components["schemas"]["RelatedTransaction"][];
            /** @description The proof of its block, as far as it covers the transaction. */
            proof: components["schemas"]["BlockProof"] | null;
        };
        /** @description A page of transactions. */
        TransactionList: {
            /** @description The rows of this page, in the order asked for. */
            data: components["schemas"]["TransactionRow"][];
            /** @description Rows that match over all pages. */
            totalCount: number;
            /** @description Rows in `data`. */
            size: number;
            /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
            next?: string | null;
            /** @description True where counting stopped early: there are at least `totalCount` rows. */
            totalCountIsLowerBound?: boolean;
            /** @description Category, then value, then the number of rows with it. */
            facets?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /** @description A transaction in a list. */
        TransactionRow: {
            /** @description Digits of shard, realm, payer, valid-start seconds and 9-digit nanoseconds run together. */
            transactionID: string;
            /** @description `payer@seconds.nanoseconds` of the transaction id. */
            readableTransactionID: string;
            /** @description SHA-384 of the signed transaction (48 bytes). Lower-case hex without 0x. */
            transactionHash: string;
            /**
             * @description Consensus timestamp; unique in the ledger. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            consensusTime: string;
            /** @description `seconds.nanoseconds` that the record itself states, where that cannot be its place in the ledger, such as milliseconds in the field of seconds; consensusTime is then its place behind the transaction before it in its file. Null where consensusTime is what the record states. */
            statedConsensusTime: string | null;
            /** @description Valid start of the transaction id. */
            startTime: string | null;
            /**
             * @description Account of the transaction id: who pays.
             * @example 0.0.1001
             */
            payerID: string;
            /** @description Account of the node it was sent to; null for transactions that the network made itself. */
            nodeID: string | null;
            /** @description 0 for what a user sent, above 0 for children that share its id. */
            nonce: number;
            /** @description True for the execution of a scheduled transaction. */
            scheduled: boolean;
            /** @description Consensus timestamp of the parent or batch it belongs to. */
            parentConsensusTime: string | null;
            /** @description ResponseCodeEnum name, such as SUCCESS. */
            status: string;
            /** @description Transaction type code: the TransactionBody field in upper case, such as CRYPTOTRANSFER. */
            type: string;
            /** @description The type for people, such as "Crypto transfer". */
            typeLabel: string;
            /** @description CRYPTO, CONSENSUS, TOKEN, CONTRACT, FILE, SCHEDULE, NETWORK or UTIL. */
            service: string;
            /** @description What left the payer's side in tinybars: the sum of the payer's debits, fee included. Integer; a decimal string beyond 2^53-1. */
            amount: number | string;
            /** @description Charged fee in tinybars, from the record. Integer; a decimal string beyond 2^53-1. */
            transactionFee: number | string;
            /** @description Memo of the transaction; empty when there is none. */
            memo: string;
            /** @description What of the transaction is not known or this version of Ledgerscope cannot read, and why; its raw bytes are whole. Null where there is nothing of it. */
            notUnderstood: string | null;
            /** @description The account, contract, token, topic, file or schedule that it acts on or made. */
            entityID: string | null;
            /** @description Every hbar transfer of the record, in its order. */
            transfers: components["schemas"]["Transfer"][];
            /** @description Every fungible token transfer of the record. */
            tokenTransfers: components["schemas"]["TokenTransfer"][];
            /** @description Every NFT transfer of the record. */
            nftTransfers: components["schemas"]["NftTransfer"][];
            /** @description Staking rewards that it triggered. */
            stakingRewards: components["schemas"]["StakingReward"][];
            /** @description Number of the topic message, from the receipt; null for other types, and where it is not known. Integer; a decimal string beyond 2^53-1. */
            topicSequenceNumber: number | string | null;
            /** @description Number of the block (stream file) that holds it; null where it is not known. Integer; a decimal string beyond 2^53-1. */
            blockNumber: number | string | null;
            /** @description What its body asks for; null in lists where the other fields say it all. */
            requested: components["schemas"]["Requested"] | null;
            /** @description Account that the EVM saw as the sender, where the record says so; the payer may be a relay. */
            senderID: string | null;
            /** @description EVM error or revert reason, from the record. */
            errorMessage: string | null;
            /** @description Symbol and decimals of the tokens that it moves, where known. */
            tokenUnits: components["schemas"]["TokenUnit"][];
            /** @description Call data; its first 4 bytes name the function. */
            functionParameters: string | null;
            /** @description Logs in their order. */
            logInfo: components["schemas"]["ContractLog"][];
            /** @description What each account sent and received in hbar: without the fee, on the side of who paid it and on that of who earned it, and without staking rewards that came along. Where `feesApart` is false the fee is in it. */
            hbarChanges: components["schemas"]["HbarChange"][];
            /** @description False where the transfer list does not hold the fee so that it could be set apart, as in the oldest records. */
            feesApart: boolean;
        };
        /** @description One hbar balance change; an account can occur more than once. */
        Transfer: {
            /**
             * @description Account or contract whose balance changed.
             * @example 0.0.1001
             */
            accountID: string;
            /** @description Signed change in tinybars, from the record. Integer; a decimal string beyond 2^53-1. */
            amount: number | string;
            /** @description True where an allowance was used (the equal entry of the transaction body says so). */
            isApproval: boolean;
        };
        /** @description How many transactions of a type. */
        TypeCount: {
            /** @description Transaction type code. */
            transactionType: string;
            /** @description Transactions. */
            count: number;
        };
        /** @description One bucket, by type. */
        TypeDimensionPoint: {
            /**
             * @description Start of the bucket. ISO-8601 UTC with 9 fraction digits.
             * @example 2020-02-04T16:29:16.681829100Z
             */
            timestamp: string;
            /** @description Types that occurred, most first. */
            transactionTypes: components["schemas"]["TypeCount"][];
            /** @description True where only a part of the bucket lies in the span: the first and the current one. */
            partial: boolean;
        };
        /** @description A chart by transaction type. */
        TypeDimensionSeries: {
            /** @description Transactions of all types. Integer; a decimal string beyond 2^53-1. */
            totalSum: number | string;
            pctChange: components["schemas"]["pctChange"];
            /** @description Every bucket of the span, oldest first. */
            data: components["schemas"]["TypeDimensionPoint"][];
            /**
             * @description Always false: the series is complete.
             * @constant
             */
            loading: false;
            /** @description The period asked for; null for a span of its own. */
            period: string | null;
            /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w or 1M. */
            interval: string;
            /** @description First instant of the span; null where nothing is stored. */
            start: string | null;
            /** @description Last instant of the span. */
            end: string | null;
        };
        /** @description A field of a block that the program does not know. */
        UnknownField: {
            /** @description Names of the fields down to its message, then its number: `state_changes.map_update.4`. */
            path: string;
            /** @description How often it occurs in the block. */
            count: number;
            /** @description Where the first one is, such as `item 14`. */
            place: string;
        };
        /** @description Distinct senders of calls of a contract over time; a sender counts once in each bucket. */
        UsersTrend: {
            /** @description The period asked for; null for a span of its own. */
            period: string | null;
            /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w or 1M. */
            interval: string;
            /** @description First instant of the span; null where nothing is stored. */
            start: string | null;
            /** @description Last instant of the span. */
            end: string | null;
            /** @description Distinct senders of calls in the span; who pays may be a relay. */
            usersCount: number;
            /** @description True where whole days were estimated (about 2 %), as for contracts with very many calls. */
            approximate: boolean;
            /** @description Every bucket of the span, oldest first, empty ones too. */
            trend: components["schemas"]["ChartPoint"][];
        };
        /** @description Tinybars moved over time. */
        ValueTrend: {
            /** @description The period asked for; null for a span of its own. */
            period: string | null;
            /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w or 1M. */
            interval: string;
            /** @description First instant of the span; null where nothing is stored. */
            start: string | null;
            /** @description Last instant of the span. */
            end: string | null;
            /** @description What left the payers' side in the span, fees included. Tinybars. Integer; a decimal string beyond 2^53-1. */
            totalValue: number | string;
            pctChange: components["schemas"]["pctChange"];
            /** @description Every bucket of the span, oldest first, empty ones too. */
            trend: components["schemas"]["ChartPoint"][];
        };
        /** @description Transactions over time. */
        VolumeTrend: {
            /** @description The period asked for; null for a span of its own. */
            period: string | null;
            /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w or 1M. */
            interval: string;
            /** @description First instant of the span; null where nothing is stored. */
            start: string | null;
            /** @description Last instant of the span. */
            end: string | null;
            /** @description Transactions of the span. */
            numTransactions: number;
            pctChange: components["schemas"]["pctChange"];
            /** @description Every bucket of the span, oldest first, empty ones too. */
            trend: components["schemas"]["ChartPoint"][];
        };
        /** @description The checksum of the id is wrong: a digit or letter is mistyped, or it is an id of another network. */
        WrongChecksum: {
            /**
             * @description The id that was meant.
             * @example 0.0.1001
             */
            id: string;
            /** @description The five letters that were given. */
            given: string;
            /** @description The five letters of this id on this network (HIP-15). */
            right: string;
            /** @description The same as a sentence. */
            message: string;
        };
        /** @description Change in percent against the span of equal length before; null where that one is not stored whole or has nothing. */
        pctChange: number | null;
    };
    responses: {
        /** @description A parameter has a bad value; the reply names it. */
        Error400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The API key is missing or not valid. */
        Error401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description No units are left: the service is not performed. */
        Error402: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The key is not accepted for this call or from this address, or what is asked for is older than the operator shows. */
        Error403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description Nothing has that name. */
        Error404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description Too many requests with this key; `Retry-After` says how long to wait. */
        Error429: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description Not now; the reply says why. */
        Error503: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listTransactions: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
                /** @description Transaction type codes or public names, such as CRYPTOTRANSFER; repeated or separated by commas. */
                transactionTypes?: string[];
                /** @description Services, such as TOKEN; repeated or separated by commas. */
                serviceTypes?: string[];
                /** @description ResponseCodeEnum names, or FAILED for all but SUCCESS; repeatable. */
                status?: string[];
                /** @description A transaction id, consensus timestamp or hash, an entity id or EVM address (all looked up over all time where no period is given), or words of memos and topic messages; * stands for any run of characters in a word. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Words of the memo; * stands for any run of characters in a word. */
                memo?: string;
                /** @description Payer: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountFrom?: string;
                /** @description Receiver of hbar: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountTo?: string;
                /** @description Account that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountID?: string;
                /** @description Same as `accountID`. */
                accountId?: string;
                /** @description Same as `accountID`. */
                account?: string;
                /** @description Contract that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                contractID?: string;
                /** @description Same as `contractID`. */
                contractId?: string;
                /** @description Token that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                tokenID?: string;
                /** @description Same as `tokenID`. */
                tokenId?: string;
                /** @description Topic that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                topicID?: string;
                /** @description Same as `topicID`. */
                topicId?: string;
                /** @description Only of this id, consensus timestamp or hash. */
                transactionID?: string;
                /** @description Same as `transactionID`. */
                transactionId?: string;
                /** @description Least `amount` in tinybars, inclusive. */
                amountFrom?: number;
                /** @description Greatest `amount` in tinybars, inclusive. */
                amountTo?: number;
                /** @description True for the nodes' own transactions (hinTS keys and signatures, votes) in place of users'; so are types that only nodes send. */
                nodes?: boolean;
                /** @description Whether the reply counts types, services and results over the whole list. */
                facets?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getTransaction: {
        parameters: {
            query?: {
                /** @description Nonce; the transaction that was sent by default. */
                nonce?: number;
                /** @description True for the execution of a schedule. */
                scheduled?: boolean;
            };
            header?: never;
            path: {
                /** @description Transaction id (readable, with dashes, or digits run together), consensus timestamp, transaction hash (96 hex digits) or Ethereum hash (64), with or without 0x. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["Transaction"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getRawTransaction: {
        parameters: {
            query?: {
                /** @description Nonce; the transaction that was sent by default. */
                nonce?: number;
                /** @description True for the execution of a schedule. */
                scheduled?: boolean;
            };
            header?: never;
            path: {
                /** @description Transaction id (readable, with dashes, or digits run together), consensus timestamp, transaction hash (96 hex digits) or Ethereum hash (64), with or without 0x. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["RawTransaction"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getNamedRawTransaction: {
        parameters: {
            query: {
                /** @description Nonce; the transaction that was sent by default. */
                nonce?: number;
                /** @description True for the execution of a schedule. */
                scheduled?: boolean;
                /** @description The transaction, in any of the forms that a path takes. */
                transactionID: string;
                /** @description Same as `transactionID`. */
                transactionId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["RawTransaction"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by createdOn; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "createdOn" | "id" | "accountID" | "contractID" | "balance" | "expiry" | "expiryDate" | "memo" | "payerID";
                /** @description Same as `sort`. */
                sortOn?: "createdOn" | "id" | "accountID" | "contractID" | "balance" | "expiry" | "expiryDate" | "memo" | "payerID";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description An id or its beginning (0.0.12), with * for any run of digits and ? for one; an id with checksum (HIP-15, checked); for accounts and contracts an EVM address, alias (base 32 or hex) or public key (raw or DER, in hex); or parts of words of the memo, all of them, with * for any run of characters; for accounts and contracts also of what they are called (`/api/names`). */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Parts of words of the memo, all of them; * stands for any run of characters. */
                memo?: string;
                /** @description Only what this account paid the creation of: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                createdBy?: string;
                /** @description Same as `createdBy`. */
                payerID?: string;
                /** @description ACTIVE or DELETED; both by default; repeatable. */
                status?: ("ACTIVE" | "DELETED")[];
                /** @description Whether the reply counts kinds and states; true by default. */
                facets?: boolean;
                /** @description ACCOUNT (the default) or CONTRACT, which holds hbar too; repeatable. */
                kind?: ("ACCOUNT" | "CONTRACT")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAccountsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["Account"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAccountBalance: {
        parameters: {
            query?: {
                /** @description Balance as of this instant: seconds.nanoseconds, ISO-8601, or ms since 1970 (seconds below 10^11). Now by default. */
                timestamp?: string;
                /** @description Same as `timestamp`. */
                epochMillis?: string;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["AccountBalance"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAccountBalanceHistory: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w, 1M, or minute, hour, day, week, month; by default one that suits the period. */
                interval?: string;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["BalanceHistory"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listAccountFiles: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by createDate; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "createDate" | "createdOn";
                /** @description Same as `sort`. */
                sortOn?: "createDate" | "createdOn";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAccountFilesReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listStakingRewards: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListStakingRewardsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listAllowances: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by grantedTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "grantedTime";
                /** @description Same as `sort`. */
                sortOn?: "grantedTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description What the account granted (the default), or may spend. */
                side?: "granted" | "received";
                /** @description Only of this kind. */
                kind?: "hbar" | "token" | "nft";
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAllowancesReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listAirdrops: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by pendingSince; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "pendingSince";
                /** @description Same as `sort`. */
                sortOn?: "pendingSince";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description What waits for the account (the default), or what it sent. */
                side?: "received" | "sent";
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAirdropsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listCreated: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by createdOn; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "createdOn";
                /** @description Same as `sort`. */
                sortOn?: "createdOn";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Only this kind of entity. */
                kind?: "account" | "contract" | "topic" | "token" | "file" | "schedule" | "node";
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCreatedReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listAccountTransactions: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
                /** @description Transaction type codes or public names, such as CRYPTOTRANSFER; repeated or separated by commas. */
                transactionTypes?: string[];
                /** @description Services, such as TOKEN; repeated or separated by commas. */
                serviceTypes?: string[];
                /** @description ResponseCodeEnum names, or FAILED for all but SUCCESS; repeatable. */
                status?: string[];
                /** @description A transaction id, consensus timestamp or hash, an entity id or EVM address (all looked up over all time where no period is given), or words of memos and topic messages; * stands for any run of characters in a word. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Words of the memo; * stands for any run of characters in a word. */
                memo?: string;
                /** @description Payer: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountFrom?: string;
                /** @description Receiver of hbar: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountTo?: string;
                /** @description Account that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountID?: string;
                /** @description Same as `accountID`. */
                accountId?: string;
                /** @description Same as `accountID`. */
                account?: string;
                /** @description Contract that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                contractID?: string;
                /** @description Same as `contractID`. */
                contractId?: string;
                /** @description Token that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                tokenID?: string;
                /** @description Same as `tokenID`. */
                tokenId?: string;
                /** @description Topic that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                topicID?: string;
                /** @description Same as `topicID`. */
                topicId?: string;
                /** @description Only of this id, consensus timestamp or hash. */
                transactionID?: string;
                /** @description Same as `transactionID`. */
                transactionId?: string;
                /** @description Least `amount` in tinybars, inclusive. */
                amountFrom?: number;
                /** @description Greatest `amount` in tinybars, inclusive. */
                amountTo?: number;
                /** @description True for the nodes' own transactions (hinTS keys and signatures, votes) in place of users'; so are types that only nodes send. */
                nodes?: boolean;
                /** @description Whether the reply counts types, services and results over the whole list. */
                facets?: boolean;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listAccountTransfers: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
                /** @description Transaction type codes or public names, such as CRYPTOTRANSFER; repeated or separated by commas. */
                transactionTypes?: string[];
                /** @description Services, such as TOKEN; repeated or separated by commas. */
                serviceTypes?: string[];
                /** @description ResponseCodeEnum names, or FAILED for all but SUCCESS; repeatable. */
                status?: string[];
                /** @description A transaction id, consensus timestamp or hash, an entity id or EVM address (all looked up over all time where no period is given), or words of memos and topic messages; * stands for any run of characters in a word. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Words of the memo; * stands for any run of characters in a word. */
                memo?: string;
                /** @description Payer: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountFrom?: string;
                /** @description Receiver of hbar: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountTo?: string;
                /** @description Account that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountID?: string;
                /** @description Same as `accountID`. */
                accountId?: string;
                /** @description Same as `accountID`. */
                account?: string;
                /** @description Contract that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                contractID?: string;
                /** @description Same as `contractID`. */
                contractId?: string;
                /** @description Token that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                tokenID?: string;
                /** @description Same as `tokenID`. */
                tokenId?: string;
                /** @description Topic that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                topicID?: string;
                /** @description Same as `topicID`. */
                topicId?: string;
                /** @description Only of this id, consensus timestamp or hash. */
                transactionID?: string;
                /** @description Same as `transactionID`. */
                transactionId?: string;
                /** @description Least `amount` in tinybars, inclusive. */
                amountFrom?: number;
                /** @description Greatest `amount` in tinybars, inclusive. */
                amountTo?: number;
                /** @description True for the nodes' own transactions (hinTS keys and signatures, votes) in place of users'; so are types that only nodes send. */
                nodes?: boolean;
                /** @description Whether the reply counts types, services and results over the whole list. */
                facets?: boolean;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTransferList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listErc20Transfers: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListErc20TransfersReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listContractErc20Transfers: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListErc20TransfersReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAccountTransactionCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["RecentTransactions"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAccountTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
                /** @description Transaction id (readable, with dashes, or digits run together), consensus timestamp, transaction hash (96 hex digits) or Ethereum hash (64), with or without 0x. */
                txId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["Transaction"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listContracts: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by createdOn; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "createdOn" | "id" | "accountID" | "contractID" | "balance" | "expiry" | "expiryDate" | "memo" | "payerID";
                /** @description Same as `sort`. */
                sortOn?: "createdOn" | "id" | "accountID" | "contractID" | "balance" | "expiry" | "expiryDate" | "memo" | "payerID";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description An id or its beginning (0.0.12), with * for any run of digits and ? for one; an id with checksum (HIP-15, checked); for accounts and contracts an EVM address, alias (base 32 or hex) or public key (raw or DER, in hex); or parts of words of the memo, all of them, with * for any run of characters; for accounts and contracts also of what they are called (`/api/names`). */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Parts of words of the memo, all of them; * stands for any run of characters. */
                memo?: string;
                /** @description Only what this account paid the creation of: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                createdBy?: string;
                /** @description Same as `createdBy`. */
                payerID?: string;
                /** @description ACTIVE or DELETED; both by default; repeatable. */
                status?: ("ACTIVE" | "DELETED")[];
                /** @description Whether the reply counts kinds and states; true by default. */
                facets?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListContractsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["Contract"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getContractBalance: {
        parameters: {
            query?: {
                /** @description Balance as of this instant: seconds.nanoseconds, ISO-8601, or ms since 1970 (seconds below 10^11). Now by default. */
                timestamp?: string;
                /** @description Same as `timestamp`. */
                epochMillis?: string;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["AccountBalance"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getContractBalanceHistory: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w, 1M, or minute, hour, day, week, month; by default one that suits the period. */
                interval?: string;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["BalanceHistory"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getByteCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["ByteCode"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listContractEvents: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListContractEventsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listContractState: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by slot; asc (oldest or least first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "slot";
                /** @description Same as `sort`. */
                sortOn?: "slot";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListContractStateReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listContractTransactions: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
                /** @description Transaction type codes or public names, such as CRYPTOTRANSFER; repeated or separated by commas. */
                transactionTypes?: string[];
                /** @description Services, such as TOKEN; repeated or separated by commas. */
                serviceTypes?: string[];
                /** @description ResponseCodeEnum names, or FAILED for all but SUCCESS; repeatable. */
                status?: string[];
                /** @description A transaction id, consensus timestamp or hash, an entity id or EVM address (all looked up over all time where no period is given), or words of memos and topic messages; * stands for any run of characters in a word. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Words of the memo; * stands for any run of characters in a word. */
                memo?: string;
                /** @description Payer: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountFrom?: string;
                /** @description Receiver of hbar: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountTo?: string;
                /** @description Account that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountID?: string;
                /** @description Same as `accountID`. */
                accountId?: string;
                /** @description Same as `accountID`. */
                account?: string;
                /** @description Contract that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                contractID?: string;
                /** @description Same as `contractID`. */
                contractId?: string;
                /** @description Token that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                tokenID?: string;
                /** @description Same as `tokenID`. */
                tokenId?: string;
                /** @description Topic that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                topicID?: string;
                /** @description Same as `topicID`. */
                topicId?: string;
                /** @description Only of this id, consensus timestamp or hash. */
                transactionID?: string;
                /** @description Same as `transactionID`. */
                transactionId?: string;
                /** @description Least `amount` in tinybars, inclusive. */
                amountFrom?: number;
                /** @description Greatest `amount` in tinybars, inclusive. */
                amountTo?: number;
                /** @description True for the nodes' own transactions (hinTS keys and signatures, votes) in place of users'; so are types that only nodes send. */
                nodes?: boolean;
                /** @description Whether the reply counts types, services and results over the whole list. */
                facets?: boolean;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listContractTransfers: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
                /** @description Transaction type codes or public names, such as CRYPTOTRANSFER; repeated or separated by commas. */
                transactionTypes?: string[];
                /** @description Services, such as TOKEN; repeated or separated by commas. */
                serviceTypes?: string[];
                /** @description ResponseCodeEnum names, or FAILED for all but SUCCESS; repeatable. */
                status?: string[];
                /** @description A transaction id, consensus timestamp or hash, an entity id or EVM address (all looked up over all time where no period is given), or words of memos and topic messages; * stands for any run of characters in a word. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Words of the memo; * stands for any run of characters in a word. */
                memo?: string;
                /** @description Payer: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountFrom?: string;
                /** @description Receiver of hbar: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountTo?: string;
                /** @description Account that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountID?: string;
                /** @description Same as `accountID`. */
                accountId?: string;
                /** @description Same as `accountID`. */
                account?: string;
                /** @description Contract that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                contractID?: string;
                /** @description Same as `contractID`. */
                contractId?: string;
                /** @description Token that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                tokenID?: string;
                /** @description Same as `tokenID`. */
                tokenId?: string;
                /** @description Topic that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                topicID?: string;
                /** @description Same as `topicID`. */
                topicId?: string;
                /** @description Only of this id, consensus timestamp or hash. */
                transactionID?: string;
                /** @description Same as `transactionID`. */
                transactionId?: string;
                /** @description Least `amount` in tinybars, inclusive. */
                amountFrom?: number;
                /** @description Greatest `amount` in tinybars, inclusive. */
                amountTo?: number;
                /** @description True for the nodes' own transactions (hinTS keys and signatures, votes) in place of users'; so are types that only nodes send. */
                nodes?: boolean;
                /** @description Whether the reply counts types, services and results over the whole list. */
                facets?: boolean;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTransferList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getContractTransactionCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["RecentTransactions"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listContractCalls: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
                /** @description Transaction type codes or public names, such as CRYPTOTRANSFER; repeated or separated by commas. */
                transactionTypes?: string[];
                /** @description Services, such as TOKEN; repeated or separated by commas. */
                serviceTypes?: string[];
                /** @description ResponseCodeEnum names, or FAILED for all but SUCCESS; repeatable. */
                status?: string[];
                /** @description A transaction id, consensus timestamp or hash, an entity id or EVM address (all looked up over all time where no period is given), or words of memos and topic messages; * stands for any run of characters in a word. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Words of the memo; * stands for any run of characters in a word. */
                memo?: string;
                /** @description Payer: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountFrom?: string;
                /** @description Receiver of hbar: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountTo?: string;
                /** @description Account that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountID?: string;
                /** @description Same as `accountID`. */
                accountId?: string;
                /** @description Same as `accountID`. */
                account?: string;
                /** @description Contract that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                contractID?: string;
                /** @description Same as `contractID`. */
                contractId?: string;
                /** @description Token that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                tokenID?: string;
                /** @description Same as `tokenID`. */
                tokenId?: string;
                /** @description Topic that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                topicID?: string;
                /** @description Same as `topicID`. */
                topicId?: string;
                /** @description Only of this id, consensus timestamp or hash. */
                transactionID?: string;
                /** @description Same as `transactionID`. */
                transactionId?: string;
                /** @description Least `amount` in tinybars, inclusive. */
                amountFrom?: number;
                /** @description Greatest `amount` in tinybars, inclusive. */
                amountTo?: number;
                /** @description True for the nodes' own transactions (hinTS keys and signatures, votes) in place of users'; so are types that only nodes send. */
                nodes?: boolean;
                /** @description Whether the reply counts types, services and results over the whole list. */
                facets?: boolean;
                /** @description Four-byte selector in hex, with or without 0x, or the name of a known function. */
                contractMethodName?: string;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListContractCallsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listContractTokenTransfers: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime" | "transferTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime" | "transferTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
                /** @description Only of this transaction, in any of the accepted forms. */
                transactionId?: string;
                /** @description Same as `transactionId`. */
                transactionID?: string;
                /** @description A transaction id, token id or account id. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Only of this token: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                tokenId?: string;
                /** @description Same as `tokenId`. */
                tokenID?: string;
                /** @description A party of the transfer: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountId?: string;
                /** @description Same as `accountId`. */
                accountID?: string;
                /** @description Same as `accountId`. */
                account?: string;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenTransferList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getContractVolume: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w, 1M, or minute, hour, day, week, month; by default one that suits the period. */
                interval?: string;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["VolumeTrend"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getContractUsers: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w, 1M, or minute, hour, day, week, month; by default one that suits the period. */
                interval?: string;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["UsersTrend"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getContractAbi: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: (components["schemas"]["ContractAbi"] | null)[];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listCompilers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["Compilers"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getContractSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: (components["schemas"]["ContractSource"] | null)[];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    readContract: {
        parameters: {
            query?: {
                /** @description The call: selector and parameters, as 0x and hexadecimal digits. */
                data?: string;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["ContractRead"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTopics: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by createdDate; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "createdDate" | "createdOn" | "id" | "topicID" | "createdBy" | "memo" | "expiry" | "numMessages" | "messages";
                /** @description Same as `sort`. */
                sortOn?: "createdDate" | "createdOn" | "id" | "topicID" | "createdBy" | "memo" | "expiry" | "numMessages" | "messages";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description An id or its beginning (0.0.12), with * for any run of digits and ? for one; an id with checksum (HIP-15, checked); for accounts and contracts an EVM address, alias (base 32 or hex) or public key (raw or DER, in hex); or parts of words of the memo, all of them, with * for any run of characters; for accounts and contracts also of what they are called (`/api/names`). */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Parts of words of the memo, all of them; * stands for any run of characters. */
                memo?: string;
                /** @description Only what this account paid the creation of: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                createdBy?: string;
                /** @description Same as `createdBy`. */
                payerID?: string;
                /** @description ACTIVE or DELETED; both by default; repeatable. */
                status?: ("ACTIVE" | "DELETED")[];
                /** @description Whether the reply counts kinds and states; true by default. */
                facets?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTopicsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Topic as shard.realm.num, with or without a checksum. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["Topic"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTopicMessages: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime" | "topicSequenceNumber" | "sequenceNumber";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime" | "topicSequenceNumber" | "sequenceNumber";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
                /** @description Words of the message; * stands for any run of characters in a word. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Only messages of this payer: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                submitter?: string;
            };
            header?: never;
            path: {
                /** @description Topic as shard.realm.num, with or without a checksum. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTopicMessagesReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description File as shard.realm.num, with or without a checksum. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["LedgerFile"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listFileUpdates: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
            };
            header?: never;
            path: {
                /** @description File as shard.realm.num, with or without a checksum. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListFileUpdatesReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Schedule as shard.realm.num, with or without a checksum. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["Schedule"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listBlocks: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime" | "number" | "sequence";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime" | "number" | "sequence";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListBlocksReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Block number, or block hash or file hash (96 hex digits, or 64 of SHA-256). */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["Block"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listBlockTransactions: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; asc (oldest or least first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
                /** @description Transaction type codes or public names, such as CRYPTOTRANSFER; repeated or separated by commas. */
                transactionTypes?: string[];
                /** @description Services, such as TOKEN; repeated or separated by commas. */
                serviceTypes?: string[];
                /** @description ResponseCodeEnum names, or FAILED for all but SUCCESS; repeatable. */
                status?: string[];
                /** @description A transaction id, consensus timestamp or hash, an entity id or EVM address (all looked up over all time where no period is given), or words of memos and topic messages; * stands for any run of characters in a word. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Words of the memo; * stands for any run of characters in a word. */
                memo?: string;
                /** @description Payer: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountFrom?: string;
                /** @description Receiver of hbar: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountTo?: string;
                /** @description Account that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountID?: string;
                /** @description Same as `accountID`. */
                accountId?: string;
                /** @description Same as `accountID`. */
                account?: string;
                /** @description Contract that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                contractID?: string;
                /** @description Same as `contractID`. */
                contractId?: string;
                /** @description Token that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                tokenID?: string;
                /** @description Same as `tokenID`. */
                tokenId?: string;
                /** @description Topic that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                topicID?: string;
                /** @description Same as `topicID`. */
                topicId?: string;
                /** @description Only of this id, consensus timestamp or hash. */
                transactionID?: string;
                /** @description Same as `transactionID`. */
                transactionId?: string;
                /** @description Least `amount` in tinybars, inclusive. */
                amountFrom?: number;
                /** @description Greatest `amount` in tinybars, inclusive. */
                amountTo?: number;
                /** @description True for the nodes' own transactions (hinTS keys and signatures, votes) in place of users'; so are types that only nodes send. */
                nodes?: boolean;
                /** @description Whether the reply counts types, services and results over the whole list. */
                facets?: boolean;
            };
            header?: never;
            path: {
                /** @description Block number, or block hash or file hash (96 hex digits, or 64 of SHA-256). */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTokens: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by createdOn; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "createdOn" | "id" | "name" | "symbol" | "totalSupply" | "supply";
                /** @description Same as `sort`. */
                sortOn?: "createdOn" | "id" | "name" | "symbol" | "totalSupply" | "supply";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Part of the name or symbol, whatever its case (* stands for any run of characters), or an id or the beginning of one. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Part of the name, whatever its case; * as in `q`. */
                name?: string;
                /** @description Earliest creation, inclusive; ms since 1970 (seconds below 10^11). */
                createdAfter?: number;
                /** @description Latest creation, exclusive; ms since 1970 (seconds below 10^11). */
                createdBefore?: number;
                /** @description Only the token with this id. */
                id?: string;
                /** @description Same as `id`. */
                tokenId?: string;
                /** @description Same as `id`. */
                tokenID?: string;
                /** @description Only tokens of this type. */
                tokenType?: "FUNGIBLE_COMMON" | "NON_FUNGIBLE_UNIQUE";
                /** @description Same as `tokenType`. */
                type?: "FUNGIBLE_COMMON" | "NON_FUNGIBLE_UNIQUE";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTokensReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTokensShort: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by createdOn; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "createdOn" | "id" | "name" | "symbol" | "totalSupply" | "supply";
                /** @description Same as `sort`. */
                sortOn?: "createdOn" | "id" | "name" | "symbol" | "totalSupply" | "supply";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Part of the name or symbol, whatever its case (* stands for any run of characters), or an id or the beginning of one. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Part of the name, whatever its case; * as in `q`. */
                name?: string;
                /** @description Earliest creation, inclusive; ms since 1970 (seconds below 10^11). */
                createdAfter?: number;
                /** @description Latest creation, exclusive; ms since 1970 (seconds below 10^11). */
                createdBefore?: number;
                /** @description Only the token with this id. */
                id?: string;
                /** @description Same as `id`. */
                tokenId?: string;
                /** @description Same as `id`. */
                tokenID?: string;
                /** @description Only tokens of this type. */
                tokenType?: "FUNGIBLE_COMMON" | "NON_FUNGIBLE_UNIQUE";
                /** @description Same as `tokenType`. */
                type?: "FUNGIBLE_COMMON" | "NON_FUNGIBLE_UNIQUE";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTokensReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token as shard.realm.num. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["Token"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getTokenShort: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token as shard.realm.num. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["Token"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTokenHolders: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by balance; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "balance";
                /** @description Same as `sort`. */
                sortOn?: "balance";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Only this holder: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountId?: string;
                /** @description Same as `accountId`. */
                accountID?: string;
                /** @description Same as `accountId`. */
                account?: string;
            };
            header?: never;
            path: {
                /** @description Token as shard.realm.num. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTokenHoldersReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTokenHoldersShort: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by balance; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "balance";
                /** @description Same as `sort`. */
                sortOn?: "balance";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Only this holder: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountId?: string;
                /** @description Same as `accountId`. */
                accountID?: string;
                /** @description Same as `accountId`. */
                account?: string;
            };
            header?: never;
            path: {
                /** @description Token as shard.realm.num. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTokenHoldersReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTraits: {
        parameters: {
            query?: {
                /** @description Counts NFTs that pass this choice of the other traits, as in the list of NFTs. */
                traits?: string;
            };
            header?: never;
            path: {
                /** @description Token as shard.realm.num. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTraitsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTraitsShort: {
        parameters: {
            query?: {
                /** @description Counts NFTs that pass this choice of the other traits, as in the list of NFTs. */
                traits?: string;
            };
            header?: never;
            path: {
                /** @description Token as shard.realm.num. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTraitsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listFeeSchedules: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime";
            };
            header?: never;
            path: {
                /** @description Token as shard.realm.num. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListFeeSchedulesReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listFeeSchedulesShort: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime";
            };
            header?: never;
            path: {
                /** @description Token as shard.realm.num. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListFeeSchedulesReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getTokenStats: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w, 1M, or minute, hour, day, week, month; by default one that suits the period. */
                interval?: string;
                /** @description Only tokens of this type. */
                tokenType?: "FUNGIBLE_COMMON" | "NON_FUNGIBLE_UNIQUE";
                /** @description Same as `tokenType`. */
                type?: "FUNGIBLE_COMMON" | "NON_FUNGIBLE_UNIQUE";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["TokenStats"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTokenValues: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w, 1M, or minute, hour, day, week, month; by default one that suits the period. */
                interval?: string;
                /** @description Only tokens of this type. */
                tokenType?: "FUNGIBLE_COMMON" | "NON_FUNGIBLE_UNIQUE";
                /** @description Same as `tokenType`. */
                type?: "FUNGIBLE_COMMON" | "NON_FUNGIBLE_UNIQUE";
                /** @description How many; 10 by default. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTokenValuesReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getTokenVolume: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w, 1M, or minute, hour, day, week, month; by default one that suits the period. */
                interval?: string;
            };
            header?: never;
            path: {
                /** @description Token as shard.realm.num. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["ChartSeries"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getTokenValue: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w, 1M, or minute, hour, day, week, month; by default one that suits the period. */
                interval?: string;
            };
            header?: never;
            path: {
                /** @description Token as shard.realm.num. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["TokenValueSeries"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTokenBalances: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by tokenId; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "tokenId" | "createdOn";
                /** @description Same as `sort`. */
                sortOn?: "tokenId" | "createdOn";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
            };
            header?: never;
            path: {
                /** @description Account or contract: shard.realm.num with or without a checksum, EVM address, or alias. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["TokenBalances"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                        /** @description Rows that match over all pages. */
                        totalCount?: number;
                        /** @description Cursor of the next page, to be sent as `next`; null after the last row. */
                        next?: string | null;
                        /** @description True where counting stopped early: there are at least `totalCount` rows. */
                        totalCountIsLowerBound?: boolean;
                        /** @description Category, then value, then the number of rows with it. */
                        facets?: {
                            [key: string]: {
                                [key: string]: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTransfersOfTokens: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime" | "transferTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime" | "transferTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
                /** @description Only of this transaction, in any of the accepted forms. */
                transactionId?: string;
                /** @description Same as `transactionId`. */
                transactionID?: string;
                /** @description A transaction id, token id or account id. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Only of this token: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                tokenId?: string;
                /** @description Same as `tokenId`. */
                tokenID?: string;
                /** @description A party of the transfer: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountId?: string;
                /** @description Same as `accountId`. */
                accountID?: string;
                /** @description Same as `accountId`. */
                account?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenTransferList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTokenTransfers: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime" | "transferTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime" | "transferTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
                /** @description Only of this transaction, in any of the accepted forms. */
                transactionId?: string;
                /** @description Same as `transactionId`. */
                transactionID?: string;
                /** @description A transaction id, token id or account id. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Only of this token: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                tokenId?: string;
                /** @description Same as `tokenId`. */
                tokenID?: string;
                /** @description A party of the transfer: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountId?: string;
                /** @description Same as `accountId`. */
                accountID?: string;
                /** @description Same as `accountId`. */
                account?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenTransferList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTransfersOfToken: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime" | "transferTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime" | "transferTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
                /** @description Only of this transaction, in any of the accepted forms. */
                transactionId?: string;
                /** @description Same as `transactionId`. */
                transactionID?: string;
                /** @description A transaction id, token id or account id. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Only of this token: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                tokenId?: string;
                /** @description Same as `tokenId`. */
                tokenID?: string;
                /** @description A party of the transfer: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountId?: string;
                /** @description Same as `accountId`. */
                accountID?: string;
                /** @description Same as `accountId`. */
                account?: string;
            };
            header?: never;
            path: {
                /** @description Token as shard.realm.num. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenTransferList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTransactionsOfToken: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
                /** @description Transaction type codes or public names, such as CRYPTOTRANSFER; repeated or separated by commas. */
                transactionTypes?: string[];
                /** @description Services, such as TOKEN; repeated or separated by commas. */
                serviceTypes?: string[];
                /** @description ResponseCodeEnum names, or FAILED for all but SUCCESS; repeatable. */
                status?: string[];
                /** @description A transaction id, consensus timestamp or hash, an entity id or EVM address (all looked up over all time where no period is given), or words of memos and topic messages; * stands for any run of characters in a word. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Words of the memo; * stands for any run of characters in a word. */
                memo?: string;
                /** @description Payer: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountFrom?: string;
                /** @description Receiver of hbar: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountTo?: string;
                /** @description Account that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountID?: string;
                /** @description Same as `accountID`. */
                accountId?: string;
                /** @description Same as `accountID`. */
                account?: string;
                /** @description Contract that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                contractID?: string;
                /** @description Same as `contractID`. */
                contractId?: string;
                /** @description Token that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                tokenID?: string;
                /** @description Same as `tokenID`. */
                tokenId?: string;
                /** @description Topic that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                topicID?: string;
                /** @description Same as `topicID`. */
                topicId?: string;
                /** @description Only of this id, consensus timestamp or hash. */
                transactionID?: string;
                /** @description Same as `transactionID`. */
                transactionId?: string;
                /** @description Least `amount` in tinybars, inclusive. */
                amountFrom?: number;
                /** @description Greatest `amount` in tinybars, inclusive. */
                amountTo?: number;
                /** @description True for the nodes' own transactions (hinTS keys and signatures, votes) in place of users'; so are types that only nodes send. */
                nodes?: boolean;
                /** @description Whether the reply counts types, services and results over the whole list. */
                facets?: boolean;
            };
            header?: never;
            path: {
                /** @description Token as shard.realm.num. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listNfts: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by createdOn; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "createdOn" | "serialNumber";
                /** @description Same as `sort`. */
                sortOn?: "createdOn" | "serialNumber";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Only of these collections; repeatable. */
                tokenId?: string[];
                /** @description Same as `tokenId`. */
                tokenID?: string[];
                /** @description Same as `tokenId`. */
                token?: string[];
                /** @description Only of these owners: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias; repeatable. */
                owner?: string[];
                /** @description Only those whose mint this account paid for: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                creator?: string;
                /** @description Same as `creator`. */
                nftCreator?: string;
                /** @description Only with this serial number. */
                serialNumber?: number;
                /** @description Same as `serialNumber`. */
                serial?: number;
                /** @description Part of the name of the NFT or of its collection; * stands for any characters. */
                name?: string;
                /** @description Same as `name`. */
                nftName?: string;
                /** @description `tokenId#serial`, `#serial`, a token or owner id, or part of a name as in `name`. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Earliest mint, inclusive; ms since 1970 (seconds below 10^11). */
                createdAfter?: number;
                /** @description Latest mint, exclusive; ms since 1970 (seconds below 10^11). */
                createdBefore?: number;
                /** @description Only NFTs that have one of the values of every trait named, exactly, as JSON: `{"Eyes":["blue","green"],"Hat":["none"]}`; together with one `tokenId` or more. */
                traits?: string;
                /** @description Part of the name of the collection alone; * as in `name`. */
                collectionName?: string;
                /** @description Earliest creation of the collection, inclusive; ms since 1970 (seconds below 10^11). */
                collectionCreatedAfter?: number;
                /** @description Latest creation of the collection, exclusive; ms since 1970 (seconds below 10^11). */
                collectionCreatedBefore?: number;
                /** @description Only those minted by this transaction, in any of the accepted forms. */
                mintTransactionId?: string;
                /** @description Same as `mintTransactionId`. */
                mintTransactionID?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListNftsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getNft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Collection as shard.realm.num. */
                tokenId: string;
                /** @description Serial number. */
                serial: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["NftRow"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listNftCollections: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by createdOn; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "createdOn" | "name";
                /** @description Same as `sort`. */
                sortOn?: "createdOn" | "name";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description NFTs shown of each collection; 5 by default. */
                nftLimit?: number;
                /** @description Which page of them, from 1. */
                nftPage?: number;
                /** @description NFTs of each collection to skip. */
                nftOffset?: number;
                /** @description Same as `nftOffset`. */
                nftoffset?: number;
                /** @description Part of the name or symbol, whatever its case (* stands for any run of characters), or an id or the beginning of one. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Part of the name, whatever its case; * as in `q`. */
                name?: string;
                /** @description Earliest creation, inclusive; ms since 1970 (seconds below 10^11). */
                createdAfter?: number;
                /** @description Latest creation, exclusive; ms since 1970 (seconds below 10^11). */
                createdBefore?: number;
                /** @description Only the token with this id. */
                id?: string;
                /** @description Same as `id`. */
                tokenId?: string;
                /** @description Same as `id`. */
                tokenID?: string;
                /** @description Only those of which this account owns an NFT: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                owner?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NftCollectionList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listActiveNftCollections: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by transfers; desc (newest or greatest first) by default. */
                order?: "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "transfers";
                /** @description Same as `sort`. */
                sortOn?: "transfers";
                /** @description NFTs shown of each collection; 5 by default. */
                nftLimit?: number;
                /** @description Which page of them, from 1. */
                nftPage?: number;
                /** @description NFTs of each collection to skip. */
                nftOffset?: number;
                /** @description Same as `nftOffset`. */
                nftoffset?: number;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). 1W by default. */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Only this collection. */
                tokenID?: string;
                /** @description Same as `tokenID`. */
                tokenId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NftCollectionList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listNftTransfers: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime" | "transferTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime" | "transferTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
                /** @description Only of this transaction, in any of the accepted forms. */
                transactionId?: string;
                /** @description Same as `transactionId`. */
                transactionID?: string;
                /** @description A transaction id, token id or account id. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Only of this token: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                tokenId?: string;
                /** @description Same as `tokenId`. */
                tokenID?: string;
                /** @description A party of the transfer: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountId?: string;
                /** @description Same as `accountId`. */
                accountID?: string;
                /** @description Same as `accountId`. */
                account?: string;
                /** @description Only of this serial number. */
                serialNumber?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListNftTransfersReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getNftMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Collection as shard.realm.num. */
                tokenId: string;
                /** @description Serial number; 0 means the collection itself. */
                serialNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["NftMetadata"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getChartAllTransactions: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w, 1M, or minute, hour, day, week, month; by default one that suits the period. */
                interval?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["ChartSeries"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getChartTransactionTypeDimension: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w, 1M, or minute, hour, day, week, month; by default one that suits the period. */
                interval?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["TypeDimensionSeries"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getChartAccountsCreated: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w, 1M, or minute, hour, day, week, month; by default one that suits the period. */
                interval?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["ChartSeries"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getChartNftMinted: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w, 1M, or minute, hour, day, week, month; by default one that suits the period. */
                interval?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["ChartSeries"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getChartNftTransfer: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w, 1M, or minute, hour, day, week, month; by default one that suits the period. */
                interval?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["ChartSeries"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getChartTokenTransfer: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w, 1M, or minute, hour, day, week, month; by default one that suits the period. */
                interval?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["ChartSeries"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getChartTokenMinted: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w, 1M, or minute, hour, day, week, month; by default one that suits the period. */
                interval?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["ChartSeries"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getTransactionVolume: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w, 1M, or minute, hour, day, week, month; by default one that suits the period. */
                interval?: string;
                /** @description Transaction type codes or public names, such as CRYPTOTRANSFER; repeated or separated by commas. */
                transactionTypes?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["VolumeTrend"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getTransactionValue: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w, 1M, or minute, hour, day, week, month; by default one that suits the period. */
                interval?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["ValueTrend"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTransactionTypes: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description What a slice is; service by default. */
                by?: "service" | "type";
                /** @description Only transactions in which a token of this type takes part. */
                tokenType?: "FUNGIBLE_COMMON" | "NON_FUNGIBLE_UNIQUE";
                /** @description Same as `tokenType`. */
                type?: "FUNGIBLE_COMMON" | "NON_FUNGIBLE_UNIQUE";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTransactionTypesReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getTopLists: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w, 1M, or minute, hour, day, week, month; by default one that suits the period. */
                interval?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["TopLists"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getNetworkActivity: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Start of the span instead of a period; ms since 1970 (seconds below 10^11). */
                consensusStartInEpoch?: number;
                /** @description End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11). */
                consensusEndInEpoch?: number;
                /** @description Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w, 1M, or minute, hour, day, week, month; by default one that suits the period. */
                interval?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["NetworkActivity"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getStatsCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["StatsCounts"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getTransactionCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["StatsCounts"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getAccountCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["StatsCounts"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getStaticCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["StatsCounts"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTopNftOwners: {
        parameters: {
            query?: {
                /** @description How many; 10 by default. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopAccountList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTopNftCreators: {
        parameters: {
            query?: {
                /** @description How many; 10 by default. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopAccountList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTopTokenHolders: {
        parameters: {
            query?: {
                /** @description How many; 10 by default. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopAccountList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTopTreasuries: {
        parameters: {
            query?: {
                /** @description How many; 10 by default. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTopTreasuriesReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTopCollections: {
        parameters: {
            query?: {
                /** @description How many; 10 by default. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTopCollectionsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listTopAccounts: {
        parameters: {
            query?: {
                /** @description How many; 10 by default. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTopAccountsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listNodes: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). 1D by default. */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NodeList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["Price"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getBinancePrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["ExchangePrice"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getOkexPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["ExchangePrice"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getBittrexPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["ExchangePrice"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getNetworkSupply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["NetworkSupply"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getExchangeRate: {
        parameters: {
            query?: {
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description The rate of this consensus timestamp (`seconds.nanoseconds`, ISO-8601, or ms since 1970). Now by default. */
                timestamp?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["NetworkExchangeRate"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    suggest: {
        parameters: {
            query?: {
                /** @description Text as typed; what surrounds it is trimmed. At most 400 characters. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Which search routes it: all (header and home, the default), transactions, accounts (look-up by id), nfts (NFT explorer). */
                scope?: "all" | "transactions" | "accounts" | "nfts";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    routeSearch: {
        parameters: {
            query?: {
                /** @description Text as typed; what surrounds it is trimmed. At most 400 characters. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Which search routes it: all (header and home, the default), transactions, accounts (look-up by id), nfts (NFT explorer). */
                scope?: "all" | "transactions" | "accounts" | "nfts";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["SearchRoute"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    countSearch: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
                /** @description Transaction type codes or public names, such as CRYPTOTRANSFER; repeated or separated by commas. */
                transactionTypes?: string[];
                /** @description Services, such as TOKEN; repeated or separated by commas. */
                serviceTypes?: string[];
                /** @description ResponseCodeEnum names, or FAILED for all but SUCCESS; repeatable. */
                status?: string[];
                /** @description A transaction id, consensus timestamp or hash, an entity id or EVM address (all looked up over all time where no period is given), or words of memos and topic messages; * stands for any run of characters in a word. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Words of the memo; * stands for any run of characters in a word. */
                memo?: string;
                /** @description Payer: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountFrom?: string;
                /** @description Receiver of hbar: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountTo?: string;
                /** @description Account that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountID?: string;
                /** @description Same as `accountID`. */
                accountId?: string;
                /** @description Same as `accountID`. */
                account?: string;
                /** @description Contract that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                contractID?: string;
                /** @description Same as `contractID`. */
                contractId?: string;
                /** @description Token that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                tokenID?: string;
                /** @description Same as `tokenID`. */
                tokenId?: string;
                /** @description Topic that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                topicID?: string;
                /** @description Same as `topicID`. */
                topicId?: string;
                /** @description Only of this id, consensus timestamp or hash. */
                transactionID?: string;
                /** @description Same as `transactionID`. */
                transactionId?: string;
                /** @description Least `amount` in tinybars, inclusive. */
                amountFrom?: number;
                /** @description Greatest `amount` in tinybars, inclusive. */
                amountTo?: number;
                /** @description True for the nodes' own transactions (hinTS keys and signatures, votes) in place of users'; so are types that only nodes send. */
                nodes?: boolean;
                /** @description Whether the reply counts types, services and results over the whole list. */
                facets?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["SearchCounts"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listDapps: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by sortIndex; asc (oldest or least first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "sortIndex";
                /** @description Same as `sort`. */
                sortOn?: "sortIndex";
                /** @description Part of the title, the company or the description. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDappsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    getDapp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a dapp. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One object. */
                        data: components["schemas"]["DappRecord"][];
                        /**
                         * @description Objects in `data`: 1.
                         * @constant
                         */
                        size: 1;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listDappContracts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a dapp. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDappContractsReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listDappTransactions: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
                /** @description Transaction type codes or public names, such as CRYPTOTRANSFER; repeated or separated by commas. */
                transactionTypes?: string[];
                /** @description Services, such as TOKEN; repeated or separated by commas. */
                serviceTypes?: string[];
                /** @description ResponseCodeEnum names, or FAILED for all but SUCCESS; repeatable. */
                status?: string[];
                /** @description A transaction id, consensus timestamp or hash, an entity id or EVM address (all looked up over all time where no period is given), or words of memos and topic messages; * stands for any run of characters in a word. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Words of the memo; * stands for any run of characters in a word. */
                memo?: string;
                /** @description Payer: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountFrom?: string;
                /** @description Receiver of hbar: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountTo?: string;
                /** @description Same as `contractID`. */
                accountID?: string;
                /** @description Same as `contractID`. */
                accountId?: string;
                /** @description Same as `contractID`. */
                account?: string;
                /** @description The account or one of the contracts of the dapp; the primary contract by default. */
                contractID?: string;
                /** @description Same as `contractID`. */
                contractId?: string;
                /** @description Token that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                tokenID?: string;
                /** @description Same as `tokenID`. */
                tokenId?: string;
                /** @description Topic that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                topicID?: string;
                /** @description Same as `topicID`. */
                topicId?: string;
                /** @description Only of this id, consensus timestamp or hash. */
                transactionID?: string;
                /** @description Same as `transactionID`. */
                transactionId?: string;
                /** @description Least `amount` in tinybars, inclusive. */
                amountFrom?: number;
                /** @description Greatest `amount` in tinybars, inclusive. */
                amountTo?: number;
                /** @description True for the nodes' own transactions (hinTS keys and signatures, votes) in place of users'; so are types that only nodes send. */
                nodes?: boolean;
                /** @description Whether the reply counts types, services and results over the whole list. */
                facets?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of a dapp. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listDappTransfers: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
                /** @description Transaction type codes or public names, such as CRYPTOTRANSFER; repeated or separated by commas. */
                transactionTypes?: string[];
                /** @description Services, such as TOKEN; repeated or separated by commas. */
                serviceTypes?: string[];
                /** @description ResponseCodeEnum names, or FAILED for all but SUCCESS; repeatable. */
                status?: string[];
                /** @description A transaction id, consensus timestamp or hash, an entity id or EVM address (all looked up over all time where no period is given), or words of memos and topic messages; * stands for any run of characters in a word. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Words of the memo; * stands for any run of characters in a word. */
                memo?: string;
                /** @description Payer: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountFrom?: string;
                /** @description Receiver of hbar: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                accountTo?: string;
                /** @description Same as `contractID`. */
                accountID?: string;
                /** @description Same as `contractID`. */
                accountId?: string;
                /** @description Same as `contractID`. */
                account?: string;
                /** @description The account or one of the contracts of the dapp; the primary contract by default. */
                contractID?: string;
                /** @description Same as `contractID`. */
                contractId?: string;
                /** @description Token that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                tokenID?: string;
                /** @description Same as `tokenID`. */
                tokenId?: string;
                /** @description Topic that takes part: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                topicID?: string;
                /** @description Same as `topicID`. */
                topicId?: string;
                /** @description Only of this id, consensus timestamp or hash. */
                transactionID?: string;
                /** @description Same as `transactionID`. */
                transactionId?: string;
                /** @description Least `amount` in tinybars, inclusive. */
                amountFrom?: number;
                /** @description Greatest `amount` in tinybars, inclusive. */
                amountTo?: number;
                /** @description True for the nodes' own transactions (hinTS keys and signatures, votes) in place of users'; so are types that only nodes send. */
                nodes?: boolean;
                /** @description Whether the reply counts types, services and results over the whole list. */
                facets?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of a dapp. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTransferList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listDappTokenTransfers: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 by default. Each further 100 rows cost one more unit. 0 answers the count alone. */
                limit?: number;
                /** @description Same as `limit`. */
                size?: number;
                /** @description True answers the count and facets without rows. */
                onlyCount?: boolean;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Same as `offset`. */
                from?: number;
                /** @description Page from 1, where no offset is given. */
                page?: number;
                /** @description Order by consensusTime; desc (newest or greatest first) by default. */
                order?: "asc" | "desc";
                /** @description Same as `order` when asc or desc, else same as `sort`. */
                sortBy?: string;
                /** @description Field to sort by. */
                sort?: "consensusTime" | "transferTime";
                /** @description Same as `sort`. */
                sortOn?: "consensusTime" | "transferTime";
                /** @description Cursor of an earlier reply; replaces the offset. */
                next?: string;
                /** @description Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA). */
                period?: "1H" | "TODAY" | "1D" | "2D" | "1W" | "1M" | "1Y" | "OA";
                /** @description Earliest consensus time, inclusive; ms since 1970 (seconds below 10^11). */
                startDate?: number;
                /** @description Same as `startDate`. */
                consensusStartInEpoch?: number;
                /** @description Latest consensus time, exclusive; ms since 1970 (seconds below 10^11). */
                endDate?: number;
                /** @description Same as `endDate`. */
                consensusEndInEpoch?: number;
                /** @description Only what came after this consensus timestamp (seconds.nanoseconds or ISO-8601, as rows have it); with `limit=0` the reply says how many rows a list that is shown lacks at its top. */
                newerThan?: string;
                /** @description Only of this transaction, in any of the accepted forms. */
                transactionId?: string;
                /** @description Same as `transactionId`. */
                transactionID?: string;
                /** @description A transaction id, token id or account id. */
                q?: string;
                /** @description Same as `q`. */
                query?: string;
                /** @description Only of this token: shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias. */
                tokenId?: string;
                /** @description Same as `tokenId`. */
                tokenID?: string;
                /** @description Same as `contractID`. */
                accountId?: string;
                /** @description Same as `contractID`. */
                accountID?: string;
                /** @description Same as `contractID`. */
                account?: string;
                /** @description The account or one of the contracts of the dapp; the primary contract by default. */
                contractID?: string;
                /** @description Same as `contractID`. */
                contractId?: string;
            };
            header?: never;
            path: {
                /** @description Id of a dapp. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenTransferList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    streamTransactions: {
        parameters: {
            query?: {
                /** @description Who pays. Several values are alternatives, and so are payer, sender, receiver, contract and memo; without any of them every transaction is sent. */
                payer?: string[];
                /** @description Whom something leaves. */
                sender?: string[];
                /** @description Whom something reaches. */
                receiver?: string[];
                /** @description The contract that is called, made or changed. */
                contract?: string[];
                /** @description A part of the memo. */
                memo?: string;
                /** @description Types of transactions; all where none is named. */
                types?: ("CONTRACT_CREATE" | "CONTRACT_CALL" | "CONTRACT_UPDATE" | "CONTRACT_DELETE" | "CRYPTO_CREATE_ACCOUNT" | "CRYPTO_UPDATE_ACCOUNT" | "CRYPTO_DELETE_ACCOUNT" | "CRYPTO_TRANSFER" | "TOKEN_TRANSFER" | "FILE_CREATE" | "FILE_APPEND" | "FILE_UPDATE" | "FILE_DELETE" | "SYSTEM_DELETE" | "SYSTEM_UNDELETE" | "CONSENSUS_CREATE_TOPIC" | "CONSENSUS_UPDATE_TOPIC" | "CONSENSUS_DELETE_TOPIC" | "CONSENSUS_SUBMIT_MESSAGE" | "TOKEN_CREATE" | "TOKEN_UPDATE" | "TOKEN_MINT" | "TOKEN_BURN" | "TOKEN_WIPE_ACCOUNT" | "TOKEN_DELETE" | "TOKEN_FREEZE_ACCOUNT" | "TOKEN_UNFREEZE_ACCOUNT" | "GRANT_KYC" | "REVOKE_KYC" | "TOKEN_ASSOCIATE_ACCOUNT" | "TOKEN_DISASSOCIATE_ACCOUNT")[];
                /** @description Where it begins, inclusive: seconds.nanoseconds, ISO-8601 or ms since 1970, any instant that the ledger holds. Now where it is left out. The header `Last-Event-ID` wins. */
                since?: string;
                /** @description It ends after so many messages. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    streamEvents: {
        parameters: {
            query: {
                /** @description The contracts that log it; all where none is named. */
                contract?: string[];
                /** @description Where it begins, inclusive: seconds.nanoseconds, ISO-8601 or ms since 1970, any instant that the ledger holds. Now where it is left out. The header `Last-Event-ID` wins. */
                since?: string;
                /** @description It ends after so many messages. */
                limit?: number;
                /** @description How a contract declares the event: `Transfer(address indexed from, address indexed to, uint256 value)`. */
                event: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    streamMessages: {
        parameters: {
            query?: {
                /** @description The topics; all where none is named. */
                topic?: string[];
                /** @description Where it begins, inclusive: seconds.nanoseconds, ISO-8601 or ms since 1970, any instant that the ledger holds. Now where it is left out. The header `Last-Event-ID` wins. */
                since?: string;
                /** @description It ends after so many messages. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
    listNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    /** @description Units that this call cost. */
                    "x-units-charged"?: number;
                    /** @description Units that are left. */
                    "x-units-remaining"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListNamesReply"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            402: components["responses"]["Error402"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            503: components["responses"]["Error503"];
        };
    };
}
